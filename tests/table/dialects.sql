BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE bans (
	"match" INTEGER NOT NULL, 
	person INTEGER NOT NULL, 
	PRIMARY KEY ("match", person), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
CREATE TABLE drafts (
	"match" INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	decision INTEGER NOT NULL, 
	moves JSON NOT NULL, 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "drafts" VALUES(1,2,10,'["left tully"]');
INSERT INTO "drafts" VALUES(2,1,12,'["draw"]');
INSERT INTO "drafts" VALUES(3,1,12,'["discard scudi"]');
INSERT INTO "drafts" VALUES(4,0,37,'["number falchi 2"]');
INSERT INTO "drafts" VALUES(5,0,26,'["die 1"]');
INSERT INTO "drafts" VALUES(6,0,32,'["house baratheon"]');
INSERT INTO "drafts" VALUES(7,3,16,'["done"]');
CREATE TABLE entries (
	"match" INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR NOT NULL, 
	at BIGINT NOT NULL, first INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY ("match", number), 
	FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES(1,1,'move',1,'up greyjoy',1794872479826,1);
INSERT INTO "entries" VALUES(1,2,'move',2,'left greyjoy',1794872479830,2);
INSERT INTO "entries" VALUES(1,3,'move',0,'down targaryen',1794872479841,3);
INSERT INTO "entries" VALUES(1,4,'move',1,'up baratheon',1794872479853,4);
INSERT INTO "entries" VALUES(1,5,'move',2,'right greyjoy',1794872479861,5);
INSERT INTO "entries" VALUES(1,6,'move',0,'right targaryen',1794872479873,6);
INSERT INTO "entries" VALUES(1,7,'move',1,'left lannister',1794872479877,7);
INSERT INTO "entries" VALUES(1,8,'move',2,'left baratheon',1794872479889,8);
INSERT INTO "entries" VALUES(1,9,'move',0,'left tully',1794872479897,9);
INSERT INTO "entries" VALUES(1,10,'move',1,'down stark',1794872479905,10);
INSERT INTO "entries" VALUES(1,11,'move',2,'right stark',1794872479910,11);
INSERT INTO "entries" VALUES(1,12,'move',0,'left tyrell',1794872479921,12);
INSERT INTO "entries" VALUES(1,13,'move',1,'up tyrell',1794872479929,13);
INSERT INTO "entries" VALUES(1,14,'move',2,'left lannister',1794872479941,14);
INSERT INTO "entries" VALUES(1,15,'move',0,'right greyjoy',1794872479953,15);
INSERT INTO "entries" VALUES(1,16,'move',1,'left targaryen',1794872479961,16);
INSERT INTO "entries" VALUES(1,17,'move',2,'left tyrell',1794872479973,17);
INSERT INTO "entries" VALUES(1,18,'move',2,'companion khal-drogo',1794872479981,18);
INSERT INTO "entries" VALUES(1,19,'move',2,'seat 2',1794872479993,19);
INSERT INTO "entries" VALUES(1,20,'move',0,'up greyjoy',1794872480002,20);
INSERT INTO "entries" VALUES(1,21,'move',1,'right targaryen',1794872480008,21);
INSERT INTO "entries" VALUES(1,22,'move',2,'right greyjoy',1794872480025,22);
INSERT INTO "entries" VALUES(1,23,'move',2,'companion bronn',1794872480030,23);
INSERT INTO "entries" VALUES(1,24,'move',0,'up stark',1794872480049,24);
INSERT INTO "entries" VALUES(1,25,'move',1,'down stark',1794872480059,25);
INSERT INTO "entries" VALUES(2,1,'move',2,'draw',1794872480274,1);
INSERT INTO "entries" VALUES(2,2,'move',2,'discard soldati',1794872480285,2);
INSERT INTO "entries" VALUES(2,3,'move',3,'imperial',1794872480294,3);
INSERT INTO "entries" VALUES(2,4,'move',3,'discard trabucchi',1794872480298,4);
INSERT INTO "entries" VALUES(2,5,'move',3,'discard palizzate',1794872480314,5);
INSERT INTO "entries" VALUES(2,6,'move',0,'draw',1794872480318,6);
INSERT INTO "entries" VALUES(2,7,'move',0,'discard peste',1794872480338,7);
INSERT INTO "entries" VALUES(2,8,'move',1,'support',1794872480341,8);
INSERT INTO "entries" VALUES(2,9,'move',1,'end talk',1794872480357,9);
INSERT INTO "entries" VALUES(2,10,'move',1,'give trabucchi',1794872480370,10);
INSERT INTO "entries" VALUES(2,11,'move',2,'draw',1794872480382,11);
INSERT INTO "entries" VALUES(2,12,'move',2,'discard risorse',1794872480397,12);
INSERT INTO "entries" VALUES(2,13,'move',3,'support',1794872480402,13);
INSERT INTO "entries" VALUES(2,14,'move',3,'end talk',1794872480417,14);
INSERT INTO "entries" VALUES(2,15,'move',3,'give ronda',1794872480421,15);
INSERT INTO "entries" VALUES(2,16,'move',0,'draw',1794872480429,16);
INSERT INTO "entries" VALUES(2,17,'move',0,'discard risorse',1794872480441,17);
INSERT INTO "entries" VALUES(2,18,'move',1,'support',1794872480453,18);
INSERT INTO "entries" VALUES(2,19,'move',1,'end talk',1794872480458,19);
INSERT INTO "entries" VALUES(2,20,'move',1,'give soldati',1794872480465,20);
INSERT INTO "entries" VALUES(2,21,'move',2,'imperial',1794872480477,21);
INSERT INTO "entries" VALUES(2,22,'move',2,'discard risorse',1794872480490,22);
INSERT INTO "entries" VALUES(2,23,'move',2,'discard cavalieri',1794872480494,23);
INSERT INTO "entries" VALUES(2,24,'move',3,'attack soldati',1794872480501,24);
INSERT INTO "entries" VALUES(2,25,'move',0,'imperial',1794872480505,25);
INSERT INTO "entries" VALUES(2,26,'move',0,'discard scudi',1794872480518,26);
INSERT INTO "entries" VALUES(2,27,'move',0,'discard scudi',1794872480533,27);
INSERT INTO "entries" VALUES(2,28,'move',0,'guild',1794872480537,28);
INSERT INTO "entries" VALUES(2,29,'move',0,'take polvere',1794872480549,29);
INSERT INTO "entries" VALUES(2,30,'move',1,'draw',1794872480557,30);
INSERT INTO "entries" VALUES(2,31,'move',2,'deploy ronda',1794872480562,31);
INSERT INTO "entries" VALUES(2,32,'move',2,'done',1794872480579,32);
INSERT INTO "entries" VALUES(2,33,'move',2,'imperial',1794872480589,33);
INSERT INTO "entries" VALUES(2,34,'move',2,'discard fortezza',1794872480601,34);
INSERT INTO "entries" VALUES(2,35,'move',2,'discard torre',1794872480610,35);
INSERT INTO "entries" VALUES(2,36,'move',3,'draw',1794872480617,36);
INSERT INTO "entries" VALUES(2,37,'move',0,'draw',1794872480633,37);
INSERT INTO "entries" VALUES(2,38,'move',1,'imperial',1794872480638,38);
INSERT INTO "entries" VALUES(2,39,'move',1,'discard torre',1794872480641,39);
INSERT INTO "entries" VALUES(2,40,'move',1,'discard palizzate',1794872480649,40);
INSERT INTO "entries" VALUES(2,41,'move',2,'support',1794872480660,41);
INSERT INTO "entries" VALUES(2,42,'move',2,'end talk',1794872480674,42);
INSERT INTO "entries" VALUES(2,43,'move',2,'give protezione',1794872480682,43);
INSERT INTO "entries" VALUES(2,44,'move',0,'discard risorse',1794872480693,44);
INSERT INTO "entries" VALUES(2,45,'move',3,'draw',1794872480701,45);
INSERT INTO "entries" VALUES(2,46,'move',3,'discard trabucchi',1794872480710,46);
INSERT INTO "entries" VALUES(2,47,'move',0,'attack polvere',1794872480714,47);
INSERT INTO "entries" VALUES(2,48,'move',1,'draw',1794872480725,48);
INSERT INTO "entries" VALUES(2,49,'move',2,'draw',1794872480730,49);
INSERT INTO "entries" VALUES(2,50,'move',3,'deploy ronda',1794872480746,50);
INSERT INTO "entries" VALUES(2,51,'move',3,'deploy ronda',1794872480749,51);
INSERT INTO "entries" VALUES(2,52,'move',3,'deploy scudi',1794872480753,52);
INSERT INTO "entries" VALUES(2,53,'move',3,'done',1794872480761,53);
INSERT INTO "entries" VALUES(2,54,'move',3,'support',1794872480777,54);
INSERT INTO "entries" VALUES(2,55,'move',3,'end talk',1794872480782,55);
INSERT INTO "entries" VALUES(2,56,'move',3,'give palizzate',1794872480793,56);
INSERT INTO "entries" VALUES(2,57,'move',1,'discard palizzate',1794872480801,57);
INSERT INTO "entries" VALUES(2,58,'move',0,'support',1794872480813,58);
INSERT INTO "entries" VALUES(2,59,'move',0,'end talk',1794872480814,59);
INSERT INTO "entries" VALUES(2,60,'move',0,'give protezione',1794872480817,60);
INSERT INTO "entries" VALUES(3,1,'move',1,'draw',1794872480894,1);
INSERT INTO "entries" VALUES(3,2,'move',1,'discard cavalieri',1794872480901,2);
INSERT INTO "entries" VALUES(3,3,'move',2,'imperial',1794872480913,3);
INSERT INTO "entries" VALUES(3,4,'move',2,'discard risorse',1794872480917,4);
INSERT INTO "entries" VALUES(3,5,'move',2,'discard risorse',1794872480925,5);
INSERT INTO "entries" VALUES(3,6,'move',3,'imperial',1794872480929,6);
INSERT INTO "entries" VALUES(3,7,'move',3,'discard alleanza',1794872480949,7);
INSERT INTO "entries" VALUES(3,8,'move',3,'discard scudi',1794872480957,8);
INSERT INTO "entries" VALUES(3,9,'move',3,'guild',1794872480961,9);
INSERT INTO "entries" VALUES(3,10,'move',3,'take fortezza',1794872480973,10);
INSERT INTO "entries" VALUES(3,11,'move',4,'play risorse',1794872480978,11);
INSERT INTO "entries" VALUES(3,12,'move',4,'discard scudi',1794872480989,12);
INSERT INTO "entries" VALUES(3,13,'move',0,'fortify scudi',1794872480994,13);
INSERT INTO "entries" VALUES(3,14,'move',1,'attack soldati',1794872481001,14);
INSERT INTO "entries" VALUES(3,15,'move',2,'imperial',1794872481013,15);
INSERT INTO "entries" VALUES(3,16,'move',2,'discard inquisizione',1794872481017,16);
INSERT INTO "entries" VALUES(3,17,'move',2,'discard palizzate',1794872481033,17);
INSERT INTO "entries" VALUES(3,18,'move',3,'fortify scudi',1794872481045,18);
INSERT INTO "entries" VALUES(3,19,'move',4,'trade',1794872481047,19);
INSERT INTO "entries" VALUES(3,20,'move',4,'take risorse',1794872481049,20);
INSERT INTO "entries" VALUES(3,21,'move',4,'discard trabucchi',1794872481060,21);
INSERT INTO "entries" VALUES(3,22,'move',4,'discard palizzate',1794872481065,22);
INSERT INTO "entries" VALUES(3,23,'move',0,'deploy palizzate',1794872481082,23);
INSERT INTO "entries" VALUES(3,24,'move',0,'done',1794872481086,24);
INSERT INTO "entries" VALUES(3,25,'move',0,'attack infiltrazione',1794872481094,25);
INSERT INTO "entries" VALUES(3,26,'move',1,'guild',1794872481105,26);
INSERT INTO "entries" VALUES(3,27,'move',2,'discard fortezza',1794872481110,27);
INSERT INTO "entries" VALUES(3,28,'move',1,'draw',1794872481121,28);
INSERT INTO "entries" VALUES(3,29,'move',2,'imperial',1794872481134,29);
INSERT INTO "entries" VALUES(3,30,'move',3,'trade',1794872481146,30);
INSERT INTO "entries" VALUES(3,31,'move',3,'take palizzate',1794872481153,31);
INSERT INTO "entries" VALUES(3,32,'move',3,'discard torre',1794872481158,32);
INSERT INTO "entries" VALUES(3,33,'move',3,'discard fortezza',1794872481174,33);
INSERT INTO "entries" VALUES(3,34,'move',4,'deploy ronda',1794872481178,34);
INSERT INTO "entries" VALUES(3,35,'move',4,'done',1794872481185,35);
INSERT INTO "entries" VALUES(3,36,'move',4,'steal',1794872481193,36);
INSERT INTO "entries" VALUES(3,37,'move',4,'play risorse',1794872481206,37);
INSERT INTO "entries" VALUES(3,38,'move',0,'draw',1794872481209,38);
INSERT INTO "entries" VALUES(3,39,'move',1,'play risorse',1794872481218,39);
INSERT INTO "entries" VALUES(3,40,'move',1,'discard cavalieri',1794872481229,40);
INSERT INTO "entries" VALUES(3,41,'move',2,'draw',1794872481237,41);
INSERT INTO "entries" VALUES(3,42,'move',3,'draw',1794872481249,42);
INSERT INTO "entries" VALUES(3,43,'move',4,'draw',1794872481250,43);
INSERT INTO "entries" VALUES(3,44,'move',4,'discard trabucchi',1794872481253,44);
INSERT INTO "entries" VALUES(3,45,'move',0,'attack infiltrazione',1794872481261,45);
INSERT INTO "entries" VALUES(3,46,'move',1,'trade',1794872481269,46);
INSERT INTO "entries" VALUES(3,47,'move',1,'take torre',1794872481277,47);
INSERT INTO "entries" VALUES(3,48,'move',1,'discard palizzate',1794872481293,48);
INSERT INTO "entries" VALUES(3,49,'move',1,'discard torre',1794872481298,49);
INSERT INTO "entries" VALUES(3,50,'move',2,'imperial',1794872481305,50);
INSERT INTO "entries" VALUES(3,51,'move',3,'imperial',1794872481311,51);
INSERT INTO "entries" VALUES(3,52,'move',3,'discard soldati',1794872481313,52);
INSERT INTO "entries" VALUES(3,53,'move',3,'discard palizzate',1794872481326,53);
INSERT INTO "entries" VALUES(3,54,'move',4,'deploy ronda',1794872481332,54);
INSERT INTO "entries" VALUES(3,55,'move',4,'deploy scudi',1794872481350,55);
INSERT INTO "entries" VALUES(3,56,'move',4,'done',1794872481353,56);
INSERT INTO "entries" VALUES(3,57,'move',4,'steal',1794872481369,57);
INSERT INTO "entries" VALUES(3,58,'move',4,'draw',1794872481373,58);
INSERT INTO "entries" VALUES(3,59,'move',0,'draw',1794872481382,59);
INSERT INTO "entries" VALUES(3,60,'move',1,'imperial',1794872481393,60);
INSERT INTO "entries" VALUES(4,1,'move',0,'plan 1',1794872481602,1);
INSERT INTO "entries" VALUES(4,2,'move',1,'plan 6',1794872481609,2);
INSERT INTO "entries" VALUES(4,3,'move',0,'take 4',1794872481612,3);
INSERT INTO "entries" VALUES(4,4,'move',1,'turn 3',1794872481625,4);
INSERT INTO "entries" VALUES(4,5,'move',1,'plan 1',1794872481633,5);
INSERT INTO "entries" VALUES(4,6,'move',0,'plan 6',1794872481645,6);
INSERT INTO "entries" VALUES(4,7,'move',1,'take 2',1794872481647,7);
INSERT INTO "entries" VALUES(4,8,'move',0,'turn 1',1794872481653,8);
INSERT INTO "entries" VALUES(4,9,'move',1,'plan 6',1794872481662,9);
INSERT INTO "entries" VALUES(4,10,'move',0,'plan 6',1794872481665,10);
INSERT INTO "entries" VALUES(4,11,'move',1,'plan 4',1794872481673,11);
INSERT INTO "entries" VALUES(4,12,'move',0,'plan 1',1794872481681,12);
INSERT INTO "entries" VALUES(4,13,'move',0,'take 6',1794872481693,13);
INSERT INTO "entries" VALUES(4,14,'move',0,'use 6',1794872481701,14);
INSERT INTO "entries" VALUES(4,15,'move',1,'pair 4 6',1794872481706,15);
INSERT INTO "entries" VALUES(4,16,'move',0,'lower 2',1794872481712,16);
INSERT INTO "entries" VALUES(4,17,'move',0,'number vallen 1',1794872481725,17);
INSERT INTO "entries" VALUES(4,18,'move',0,'plan 4',1794872481730,18);
INSERT INTO "entries" VALUES(4,19,'move',1,'plan 5',1794872481733,19);
INSERT INTO "entries" VALUES(4,20,'move',0,'pair 2 5',1794872481746,20);
INSERT INTO "entries" VALUES(4,21,'move',1,'pass',1794872481749,21);
INSERT INTO "entries" VALUES(4,22,'move',1,'different',1794872481762,22);
INSERT INTO "entries" VALUES(4,23,'move',1,'plan 4',1794872481775,23);
INSERT INTO "entries" VALUES(4,24,'move',0,'plan 5',1794872481785,24);
INSERT INTO "entries" VALUES(4,25,'move',1,'pair 6 6',1794872481793,25);
INSERT INTO "entries" VALUES(4,26,'move',1,'pass',1794872481801,26);
INSERT INTO "entries" VALUES(4,27,'move',0,'use 6',1794872481806,27);
INSERT INTO "entries" VALUES(4,28,'move',0,'number porto 6',1794872481813,28);
INSERT INTO "entries" VALUES(4,29,'move',0,'number alba 4',1794872481825,29);
INSERT INTO "entries" VALUES(4,30,'move',0,'keep 1',1794872481833,30);
INSERT INTO "entries" VALUES(4,31,'move',0,'number corno 1',1794872481846,31);
INSERT INTO "entries" VALUES(4,32,'move',1,'use 2',1794872481849,32);
INSERT INTO "entries" VALUES(4,33,'move',1,'number alba 2',1794872481861,33);
INSERT INTO "entries" VALUES(4,34,'move',1,'number falchi 5',1794872481865,34);
INSERT INTO "entries" VALUES(4,35,'move',1,'plan 5',1794872481878,35);
INSERT INTO "entries" VALUES(4,36,'move',0,'plan 6',1794872481885,36);
INSERT INTO "entries" VALUES(4,37,'move',1,'keep 2',1794872481897,37);
INSERT INTO "entries" VALUES(4,38,'move',0,'turn 3',1794872481906,38);
INSERT INTO "entries" VALUES(4,39,'move',1,'plan 2',1794872481917,39);
INSERT INTO "entries" VALUES(4,40,'move',0,'plan 5',1794872481922,40);
INSERT INTO "entries" VALUES(4,41,'move',0,'keep 4',1794872481933,41);
INSERT INTO "entries" VALUES(4,42,'move',1,'use 3',1794872481938,42);
INSERT INTO "entries" VALUES(4,43,'move',1,'number vallen 3',1794872481949,43);
INSERT INTO "entries" VALUES(4,44,'move',1,'number falchi 2',1794872481957,44);
INSERT INTO "entries" VALUES(4,45,'move',1,'plan 1',1794872481963,45);
INSERT INTO "entries" VALUES(4,46,'move',0,'plan 4',1794872481973,46);
INSERT INTO "entries" VALUES(4,47,'move',1,'take 6',1794872481986,47);
INSERT INTO "entries" VALUES(4,48,'move',1,'number brughiera 6',1794872481989,48);
INSERT INTO "entries" VALUES(4,49,'move',0,'pair 1 2',1794872482001,49);
INSERT INTO "entries" VALUES(4,50,'move',0,'use 2',1794872482005,50);
INSERT INTO "entries" VALUES(4,51,'move',0,'column 6',1794872482013,51);
INSERT INTO "entries" VALUES(4,52,'move',0,'plan 5',1794872482021,52);
INSERT INTO "entries" VALUES(4,53,'move',1,'plan 2',1794872482029,53);
INSERT INTO "entries" VALUES(4,54,'move',0,'keep 1',1794872482045,54);
INSERT INTO "entries" VALUES(4,55,'move',0,'pass',1794872482050,55);
INSERT INTO "entries" VALUES(4,56,'move',1,'plan 2',1794872482057,56);
INSERT INTO "entries" VALUES(4,57,'move',0,'plan 2',1794872482063,57);
INSERT INTO "entries" VALUES(4,58,'move',0,'plan 6',1794872482068,58);
INSERT INTO "entries" VALUES(4,59,'move',1,'plan 6',1794872482082,59);
INSERT INTO "entries" VALUES(4,60,'move',0,'plan 2',1794872482085,60);
INSERT INTO "entries" VALUES(4,61,'move',1,'plan 1',1794872482097,61);
INSERT INTO "entries" VALUES(4,62,'move',1,'take 1',1794872482101,62);
INSERT INTO "entries" VALUES(4,63,'move',1,'raise 1',1794872482113,63);
INSERT INTO "entries" VALUES(4,64,'move',0,'lower 6',1794872482117,64);
INSERT INTO "entries" VALUES(4,65,'move',0,'use 6',1794872482125,65);
INSERT INTO "entries" VALUES(4,66,'move',0,'number falchi 6',1794872482137,66);
INSERT INTO "entries" VALUES(4,67,'move',0,'number falchi 5',1794872482145,67);
INSERT INTO "entries" VALUES(4,68,'move',0,'plan 6',1794872482149,68);
INSERT INTO "entries" VALUES(4,69,'move',1,'plan 5',1794872482163,69);
INSERT INTO "entries" VALUES(4,70,'move',1,'keep 4',1794872482164,70);
INSERT INTO "entries" VALUES(5,1,'move',0,'choose marten-vail',1794872482602,1);
INSERT INTO "entries" VALUES(5,2,'move',1,'choose mugg-underbridge',1794872482609,2);
INSERT INTO "entries" VALUES(5,3,'move',2,'choose saelwyn',1794872482614,3);
INSERT INTO "entries" VALUES(5,4,'move',0,'take herbs',1794872482621,4);
INSERT INTO "entries" VALUES(5,5,'move',0,'take herbs',1794872482630,5);
INSERT INTO "entries" VALUES(5,6,'move',0,'take beer',1794872482645,6);
INSERT INTO "entries" VALUES(5,7,'move',0,'take liqueur',1794872482650,7);
INSERT INTO "entries" VALUES(5,8,'move',1,'take herbs',1794872482653,8);
INSERT INTO "entries" VALUES(5,9,'move',1,'take fruit',1794872482665,9);
INSERT INTO "entries" VALUES(5,10,'move',1,'take rocks',1794872482668,10);
INSERT INTO "entries" VALUES(5,11,'move',1,'take ambrosia',1794872482681,11);
INSERT INTO "entries" VALUES(5,12,'move',2,'take syrup',1794872482686,12);
INSERT INTO "entries" VALUES(5,13,'move',2,'take nectar',1794872482706,13);
INSERT INTO "entries" VALUES(5,14,'move',2,'take ambrosia',1794872482713,14);
INSERT INTO "entries" VALUES(5,15,'move',2,'take liqueur',1794872482721,15);
INSERT INTO "entries" VALUES(5,16,'move',0,'order 4',1794872482730,16);
INSERT INTO "entries" VALUES(5,17,'move',0,'place magic-potion',1794872482737,17);
INSERT INTO "entries" VALUES(5,18,'move',0,'die 5',1794872482749,18);
INSERT INTO "entries" VALUES(5,19,'move',0,'die 2',1794872482761,19);
INSERT INTO "entries" VALUES(5,20,'move',0,'die 1',1794872482765,20);
INSERT INTO "entries" VALUES(5,21,'move',0,'ability',1794872482773,21);
INSERT INTO "entries" VALUES(5,22,'move',0,'stop',1794872482781,22);
INSERT INTO "entries" VALUES(5,23,'move',0,'ability',1794872482785,23);
INSERT INTO "entries" VALUES(5,24,'move',0,'die 6',1794872482798,24);
INSERT INTO "entries" VALUES(5,25,'move',0,'face 2',1794872482801,25);
INSERT INTO "entries" VALUES(5,26,'move',0,'end',1794872482809,26);
INSERT INTO "entries" VALUES(5,27,'move',1,'order 3',1794872482821,27);
INSERT INTO "entries" VALUES(5,28,'move',1,'place prepare-the-rooms',1794872482834,28);
INSERT INTO "entries" VALUES(5,29,'move',2,'order 2',1794872482841,29);
INSERT INTO "entries" VALUES(5,30,'move',2,'place chop-wood',1794872482850,30);
INSERT INTO "entries" VALUES(5,31,'move',0,'play bewitched-mop',1794872482857,31);
INSERT INTO "entries" VALUES(5,32,'move',0,'place cellar-2',1794872482874,32);
INSERT INTO "entries" VALUES(5,33,'move',0,'take syrup',1794872482880,33);
INSERT INTO "entries" VALUES(5,34,'move',1,'place replace-order',1794872482890,34);
INSERT INTO "entries" VALUES(5,35,'move',1,'drop 1',1794872482891,35);
INSERT INTO "entries" VALUES(5,36,'move',1,'lay 2',1794872482906,36);
INSERT INTO "entries" VALUES(5,37,'move',2,'place office',1794872482909,37);
INSERT INTO "entries" VALUES(5,38,'move',2,'die 2',1794872482917,38);
INSERT INTO "entries" VALUES(5,39,'move',2,'rival 2',1794872482930,39);
INSERT INTO "entries" VALUES(5,40,'move',2,'place cellar-6',1794872482942,40);
INSERT INTO "entries" VALUES(5,41,'move',2,'take spirits',1794872482950,41);
INSERT INTO "entries" VALUES(5,42,'move',0,'place prepare-the-rooms',1794872482962,42);
INSERT INTO "entries" VALUES(5,43,'move',0,'die 5',1794872482969,43);
INSERT INTO "entries" VALUES(5,44,'move',1,'place make-lunch',1794872482974,44);
INSERT INTO "entries" VALUES(5,45,'move',2,'place item',1794872482989,45);
INSERT INTO "entries" VALUES(5,46,'move',2,'die 5',1794872482993,46);
INSERT INTO "entries" VALUES(5,47,'move',2,'die 3',1794872483001,47);
INSERT INTO "entries" VALUES(5,48,'move',2,'keep goblin-shim',1794872483013,48);
INSERT INTO "entries" VALUES(5,49,'move',2,'play goblin-shim',1794872483017,49);
INSERT INTO "entries" VALUES(5,50,'move',2,'die 4 +1',1794872483025,50);
INSERT INTO "entries" VALUES(5,51,'move',2,'stop',1794872483031,51);
INSERT INTO "entries" VALUES(5,52,'move',0,'place cellar-3',1794872483050,52);
INSERT INTO "entries" VALUES(5,53,'move',0,'take nectar',1794872483051,53);
INSERT INTO "entries" VALUES(5,54,'move',1,'ability',1794872483061,54);
INSERT INTO "entries" VALUES(5,55,'move',1,'place cellar-5',1794872483069,55);
INSERT INTO "entries" VALUES(5,56,'move',1,'take beer',1794872483081,56);
INSERT INTO "entries" VALUES(5,57,'move',2,'place cellar-3',1794872483085,57);
INSERT INTO "entries" VALUES(5,58,'move',2,'take mead',1794872483097,58);
INSERT INTO "entries" VALUES(5,59,'move',0,'place cellar-2',1794872483101,59);
INSERT INTO "entries" VALUES(5,60,'move',0,'take syrup',1794872483113,60);
INSERT INTO "entries" VALUES(5,61,'move',1,'place replace-order',1794872483117,61);
INSERT INTO "entries" VALUES(5,62,'move',1,'drop 1',1794872483131,62);
INSERT INTO "entries" VALUES(5,63,'move',1,'lay 3',1794872483137,63);
INSERT INTO "entries" VALUES(5,64,'move',2,'place office',1794872483145,64);
INSERT INTO "entries" VALUES(5,65,'move',2,'rival 1',1794872483158,65);
INSERT INTO "entries" VALUES(5,66,'move',1,'place cellar-5',1794872483165,66);
INSERT INTO "entries" VALUES(5,67,'move',1,'take ambrosia',1794872483177,67);
INSERT INTO "entries" VALUES(5,68,'move',1,'end',1794872483181,68);
INSERT INTO "entries" VALUES(5,69,'move',2,'place mop-the-floor',1794872483194,69);
INSERT INTO "entries" VALUES(5,70,'move',0,'place cellar-4',1794872483205,70);
INSERT INTO "entries" VALUES(6,1,'move',1,'objective extend-your-reach',1794872483618,1);
INSERT INTO "entries" VALUES(6,2,'move',1,'objective hold-court',1794872483620,2);
INSERT INTO "entries" VALUES(6,3,'move',2,'objective arbor-gold',1794872483633,3);
INSERT INTO "entries" VALUES(6,4,'move',2,'objective hold-court',1794872483642,4);
INSERT INTO "entries" VALUES(6,5,'move',0,'objective protect-the-neck',1794872483645,5);
INSERT INTO "entries" VALUES(6,6,'move',0,'objective crossing-guard',1794872483662,6);
INSERT INTO "entries" VALUES(6,7,'move',0,'winterfell',1794872483670,7);
INSERT INTO "entries" VALUES(6,8,'move',1,'order march-minus',1794872483674,8);
INSERT INTO "entries" VALUES(6,9,'move',1,'shipbreaker-bay',1794872483682,9);
INSERT INTO "entries" VALUES(6,10,'move',2,'order defense',1794872483694,10);
INSERT INTO "entries" VALUES(6,11,'move',0,'order consolidate-star',1794872483702,11);
INSERT INTO "entries" VALUES(6,12,'move',1,'order defense',1794872483709,12);
INSERT INTO "entries" VALUES(6,13,'move',2,'order march-star',1794872483714,13);
INSERT INTO "entries" VALUES(6,14,'move',0,'order support-star',1794872483720,14);
INSERT INTO "entries" VALUES(6,15,'move',0,'order march-minus',1794872483734,15);
INSERT INTO "entries" VALUES(6,16,'move',2,'order consolidate-star',1794872483737,16);
INSERT INTO "entries" VALUES(6,17,'move',2,'done',1794872483750,17);
INSERT INTO "entries" VALUES(6,18,'move',0,'done',1794872483753,18);
INSERT INTO "entries" VALUES(6,19,'move',1,'order defense',1794872483761,19);
INSERT INTO "entries" VALUES(6,20,'move',1,'done',1794872483774,20);
INSERT INTO "entries" VALUES(6,21,'move',2,'look',1794872483782,21);
INSERT INTO "entries" VALUES(6,22,'move',2,'bottom',1794872483790,22);
INSERT INTO "entries" VALUES(6,23,'move',1,'crackclaw-point',1794872483798,23);
INSERT INTO "entries" VALUES(6,24,'move',1,'footman',1794872483810,24);
INSERT INTO "entries" VALUES(6,25,'move',1,'knight',1794872483820,25);
INSERT INTO "entries" VALUES(6,26,'move',2,'lannisport',1794872483826,26);
INSERT INTO "entries" VALUES(6,27,'move',2,'yes',1794872483833,27);
INSERT INTO "entries" VALUES(6,28,'move',0,'done',1794872483850,28);
INSERT INTO "entries" VALUES(6,29,'move',0,'collect',1794872483854,29);
INSERT INTO "entries" VALUES(6,30,'move',1,'pass',1794872483862,30);
INSERT INTO "entries" VALUES(6,31,'move',2,'pass',1794872483870,31);
INSERT INTO "entries" VALUES(6,32,'move',0,'objective the-blade',1794872483882,32);
INSERT INTO "entries" VALUES(6,33,'move',1,'bid 0',1794872483889,33);
INSERT INTO "entries" VALUES(6,34,'move',0,'bid 0',1794872483901,34);
INSERT INTO "entries" VALUES(6,35,'move',2,'bid 3',1794872483906,35);
INSERT INTO "entries" VALUES(6,36,'move',1,'bid 4',1794872483913,36);
INSERT INTO "entries" VALUES(6,37,'move',0,'bid 4',1794872483917,37);
INSERT INTO "entries" VALUES(6,38,'move',1,'house stark',1794872483933,38);
INSERT INTO "entries" VALUES(6,39,'move',1,'propose lannister',1794872483938,39);
INSERT INTO "entries" VALUES(6,40,'move',2,'decline trust',1794872483942,40);
INSERT INTO "entries" VALUES(6,41,'move',2,'propose stark',1794872483954,41);
INSERT INTO "entries" VALUES(6,42,'move',0,'decline gain',1794872483962,42);
INSERT INTO "entries" VALUES(6,43,'move',0,'pass',1794872483970,43);
INSERT INTO "entries" VALUES(6,44,'move',1,'propose stark',1794872483982,44);
INSERT INTO "entries" VALUES(6,45,'move',0,'decline gain',1794872483990,45);
INSERT INTO "entries" VALUES(6,46,'move',2,'house baratheon',1794872483997,46);
INSERT INTO "entries" VALUES(6,47,'move',0,'pass',1794872484006,47);
INSERT INTO "entries" VALUES(6,48,'move',1,'pass',1794872484018,48);
INSERT INTO "entries" VALUES(6,49,'move',2,'pass',1794872484026,49);
INSERT INTO "entries" VALUES(6,50,'move',0,'order raid',1794872484038,50);
INSERT INTO "entries" VALUES(6,51,'move',0,'order support',1794872484042,51);
INSERT INTO "entries" VALUES(6,52,'move',0,'order raid-star',1794872484054,52);
INSERT INTO "entries" VALUES(6,53,'move',2,'order defense',1794872484058,53);
INSERT INTO "entries" VALUES(6,54,'move',1,'order march',1794872484070,54);
INSERT INTO "entries" VALUES(6,55,'move',2,'order consolidate',1794872484078,55);
INSERT INTO "entries" VALUES(6,56,'move',2,'done',1794872484085,56);
INSERT INTO "entries" VALUES(6,57,'move',0,'done',1794872484087,57);
INSERT INTO "entries" VALUES(6,58,'move',1,'order raid-star',1794872484102,58);
INSERT INTO "entries" VALUES(6,59,'move',1,'order consolidate',1794872484109,59);
INSERT INTO "entries" VALUES(6,60,'move',1,'done',1794872484121,60);
INSERT INTO "entries" VALUES(6,61,'move',2,'lannisport',1794872484125,61);
INSERT INTO "entries" VALUES(6,62,'move',2,'order consolidate',1794872484138,62);
INSERT INTO "entries" VALUES(6,63,'move',0,'the-shivering-sea',1794872484146,63);
INSERT INTO "entries" VALUES(6,64,'move',1,'harrenhal',1794872484154,64);
INSERT INTO "entries" VALUES(6,65,'move',1,'footman',1794872484170,65);
INSERT INTO "entries" VALUES(6,66,'move',1,'knight',1794872484174,66);
INSERT INTO "entries" VALUES(6,67,'move',1,'no',1794872484184,67);
INSERT INTO "entries" VALUES(6,68,'move',1,'pass',1794872484194,68);
INSERT INTO "entries" VALUES(6,69,'move',2,'pass',1794872484206,69);
INSERT INTO "entries" VALUES(6,70,'move',0,'pass',1794872484214,70);
INSERT INTO "entries" VALUES(6,71,'move',1,'dragonstone',1794872484218,71);
INSERT INTO "entries" VALUES(6,72,'move',1,'footman',1794872484221,72);
INSERT INTO "entries" VALUES(6,73,'move',1,'upgrade siege-engine',1794872484234,73);
INSERT INTO "entries" VALUES(6,74,'move',1,'harrenhal',1794872484246,74);
INSERT INTO "entries" VALUES(6,75,'move',1,'done',1794872484254,75);
INSERT INTO "entries" VALUES(6,76,'move',2,'done',1794872484266,76);
INSERT INTO "entries" VALUES(6,77,'move',0,'done',1794872484267,77);
INSERT INTO "entries" VALUES(6,78,'move',2,'bid 4',1794872484273,78);
INSERT INTO "entries" VALUES(6,79,'move',1,'bid 1',1794872484284,79);
INSERT INTO "entries" VALUES(6,80,'move',0,'bid 3',1794872484298,80);
INSERT INTO "entries" VALUES(6,81,'move',1,'pass',1794872484302,81);
INSERT INTO "entries" VALUES(6,82,'move',2,'pass',1794872484305,82);
INSERT INTO "entries" VALUES(6,83,'move',0,'propose baratheon',1794872484318,83);
INSERT INTO "entries" VALUES(6,84,'move',1,'decline gain',1794872484321,84);
INSERT INTO "entries" VALUES(6,85,'move',1,'propose lannister',1794872484334,85);
INSERT INTO "entries" VALUES(6,86,'move',2,'decline unsaid',1794872484346,86);
INSERT INTO "entries" VALUES(6,87,'move',2,'pass',1794872484354,87);
INSERT INTO "entries" VALUES(6,88,'move',0,'propose lannister',1794872484366,88);
INSERT INTO "entries" VALUES(6,89,'move',2,'decline unsaid',1794872484371,89);
INSERT INTO "entries" VALUES(6,90,'move',0,'pass',1794872484382,90);
INSERT INTO "entries" VALUES(6,91,'move',2,'pass',1794872484385,91);
INSERT INTO "entries" VALUES(6,92,'move',1,'house stark',1794872484402,92);
INSERT INTO "entries" VALUES(6,93,'move',1,'done',1794872484406,93);
INSERT INTO "entries" VALUES(6,94,'move',1,'propose stark',1794872484410,94);
INSERT INTO "entries" VALUES(6,95,'move',0,'decline alone',1794872484426,95);
INSERT INTO "entries" VALUES(6,96,'move',2,'pass',1794872484434,96);
INSERT INTO "entries" VALUES(6,97,'move',0,'pass',1794872484442,97);
INSERT INTO "entries" VALUES(6,98,'move',1,'pass',1794872484450,98);
INSERT INTO "entries" VALUES(6,99,'move',2,'house stark',1794872484462,99);
INSERT INTO "entries" VALUES(6,100,'move',0,'pass',1794872484466,100);
INSERT INTO "entries" VALUES(6,101,'move',2,'done',1794872484469,101);
INSERT INTO "entries" VALUES(6,102,'move',1,'pass',1794872484474,102);
INSERT INTO "entries" VALUES(6,103,'move',1,'propose stark',1794872484482,103);
INSERT INTO "entries" VALUES(6,104,'move',0,'decline far',1794872484498,104);
INSERT INTO "entries" VALUES(6,105,'move',2,'pass',1794872484502,105);
INSERT INTO "entries" VALUES(6,106,'move',0,'propose lannister',1794872484514,106);
INSERT INTO "entries" VALUES(6,107,'move',2,'decline gain',1794872484526,107);
INSERT INTO "entries" VALUES(6,108,'move',1,'propose lannister',1794872484535,108);
INSERT INTO "entries" VALUES(6,109,'move',2,'decline trust',1794872484538,109);
INSERT INTO "entries" VALUES(6,110,'move',1,'house stark',1794872484550,110);
INSERT INTO "entries" VALUES(7,1,'move',0,'order march-star',1794872484635,1);
INSERT INTO "entries" VALUES(7,2,'move',2,'order defense-star',1794872484646,2);
INSERT INTO "entries" VALUES(7,3,'move',1,'order march-minus',1794872484654,3);
INSERT INTO "entries" VALUES(7,4,'move',0,'order consolidate',1794872484658,4);
INSERT INTO "entries" VALUES(7,5,'move',5,'order march',1794872484662,5);
INSERT INTO "entries" VALUES(7,6,'move',4,'order consolidate-star',1794872484673,6);
INSERT INTO "entries" VALUES(7,7,'move',3,'sea-of-dorne',1794872484678,7);
INSERT INTO "entries" VALUES(7,8,'move',3,'order raid-star',1794872484690,8);
INSERT INTO "entries" VALUES(7,9,'move',1,'order defense',1794872484702,9);
INSERT INTO "entries" VALUES(7,10,'move',5,'order consolidate',1794872484706,10);
INSERT INTO "entries" VALUES(7,11,'move',4,'order march-minus',1794872484718,11);
INSERT INTO "entries" VALUES(7,12,'move',5,'order consolidate',1794872484722,12);
INSERT INTO "entries" VALUES(7,13,'move',5,'done',1794872484730,13);
INSERT INTO "entries" VALUES(7,14,'move',2,'order raid-star',1794872484746,14);
INSERT INTO "entries" VALUES(7,15,'move',0,'order raid-star',1794872484766,15);
INSERT INTO "entries" VALUES(7,16,'move',4,'order march',1794872484772,16);
INSERT INTO "entries" VALUES(7,17,'move',3,'order support-star',1794872484785,17);
INSERT INTO "entries" VALUES(7,18,'move',0,'order defense-star',1794872484790,18);
INSERT INTO "entries" VALUES(7,19,'move',4,'done',1794872484794,19);
INSERT INTO "entries" VALUES(7,20,'move',2,'order defense',1794872484806,20);
INSERT INTO "entries" VALUES(7,21,'move',2,'done',1794872484818,21);
INSERT INTO "entries" VALUES(7,22,'move',0,'done',1794872484822,22);
INSERT INTO "entries" VALUES(7,23,'move',1,'port-of-pyke',1794872484834,23);
INSERT INTO "entries" VALUES(7,24,'move',1,'order consolidate',1794872484837,24);
INSERT INTO "entries" VALUES(7,25,'move',1,'order support',1794872484846,25);
INSERT INTO "entries" VALUES(7,26,'move',3,'order support',1794872484849,26);
INSERT INTO "entries" VALUES(7,27,'move',3,'done',1794872484861,27);
INSERT INTO "entries" VALUES(7,28,'move',1,'done',1794872484870,28);
INSERT INTO "entries" VALUES(7,29,'move',0,'lannisport',1794872484872,29);
INSERT INTO "entries" VALUES(7,30,'move',0,'order consolidate',1794872484885,30);
INSERT INTO "entries" VALUES(7,31,'move',0,'pass',1794872484894,31);
INSERT INTO "entries" VALUES(7,32,'move',4,'kingswood',1794872484906,32);
INSERT INTO "entries" VALUES(7,33,'move',4,'the-reach',1794872484910,33);
INSERT INTO "entries" VALUES(7,34,'move',4,'no',1794872484918,34);
INSERT INTO "entries" VALUES(7,35,'move',1,'moat-cailin',1794872484923,35);
INSERT INTO "entries" VALUES(7,36,'move',1,'no',1794872484934,36);
INSERT INTO "entries" VALUES(7,37,'move',5,'done',1794872484942,37);
INSERT INTO "entries" VALUES(7,38,'move',4,'east-summer-sea',1794872484954,38);
INSERT INTO "entries" VALUES(7,39,'move',4,'ship',1794872484962,39);
INSERT INTO "entries" VALUES(7,40,'move',4,'collect',1794872484966,40);
INSERT INTO "entries" VALUES(7,41,'move',4,'done',1794872484978,41);
INSERT INTO "entries" VALUES(7,42,'move',0,'done',1794872484990,42);
INSERT INTO "entries" VALUES(7,43,'move',2,'winterfell',1794872485002,43);
INSERT INTO "entries" VALUES(7,44,'move',2,'knight',1794872485014,44);
INSERT INTO "entries" VALUES(7,45,'move',2,'white-harbor',1794872485022,45);
INSERT INTO "entries" VALUES(7,46,'move',2,'upgrade knight',1794872485023,46);
INSERT INTO "entries" VALUES(7,47,'move',3,'sunspear',1794872485030,47);
INSERT INTO "entries" VALUES(7,48,'move',3,'upgrade knight',1794872485035,48);
INSERT INTO "entries" VALUES(7,49,'move',3,'done',1794872485050,49);
INSERT INTO "entries" VALUES(7,50,'move',1,'pyke',1794872485054,50);
INSERT INTO "entries" VALUES(7,51,'move',1,'siege-engine',1794872485059,51);
INSERT INTO "entries" VALUES(7,52,'move',1,'moat-cailin',1794872485073,52);
INSERT INTO "entries" VALUES(7,53,'move',1,'done',1794872485078,53);
INSERT INTO "entries" VALUES(7,54,'move',5,'highgarden',1794872485082,54);
INSERT INTO "entries" VALUES(7,55,'move',5,'footman',1794872485094,55);
INSERT INTO "entries" VALUES(7,56,'move',5,'upgrade siege-engine',1794872485098,56);
INSERT INTO "entries" VALUES(7,57,'move',0,'choose clash-of-kings',1794872485110,57);
INSERT INTO "entries" VALUES(7,58,'move',5,'bid 2',1794872485117,58);
INSERT INTO "entries" VALUES(7,59,'move',1,'bid 1',1794872485123,59);
INSERT INTO "entries" VALUES(7,60,'move',2,'bid 1',1794872485129,60);
INSERT INTO "entries" VALUES(7,61,'move',0,'bid 6',1794872485135,61);
INSERT INTO "entries" VALUES(7,62,'move',3,'bid 4',1794872485149,62);
INSERT INTO "entries" VALUES(7,63,'move',4,'bid 7',1794872485154,63);
INSERT INTO "entries" VALUES(7,64,'move',4,'house greyjoy',1794872485166,64);
INSERT INTO "entries" VALUES(7,65,'move',5,'bid 2',1794872485173,65);
INSERT INTO "entries" VALUES(7,66,'move',3,'bid 0',1794872485181,66);
INSERT INTO "entries" VALUES(7,67,'move',2,'bid 3',1794872485189,67);
INSERT INTO "entries" VALUES(7,68,'move',1,'bid 5',1794872485193,68);
INSERT INTO "entries" VALUES(7,69,'move',0,'bid 0',1794872485206,69);
INSERT INTO "entries" VALUES(7,70,'move',4,'house lannister',1794872485210,70);
INSERT INTO "entries" VALUES(7,71,'move',4,'house baratheon',1794872485222,71);
INSERT INTO "entries" VALUES(7,72,'move',3,'bid 0',1794872485229,72);
INSERT INTO "entries" VALUES(7,73,'move',5,'bid 2',1794872485237,73);
INSERT INTO "entries" VALUES(7,74,'move',0,'bid 1',1794872485249,74);
INSERT INTO "entries" VALUES(7,75,'move',2,'bid 0',1794872485258,75);
INSERT INTO "entries" VALUES(7,76,'move',4,'house stark',1794872485262,76);
INSERT INTO "entries" VALUES(7,77,'move',4,'house baratheon',1794872485273,77);
INSERT INTO "entries" VALUES(7,78,'move',4,'house greyjoy',1794872485278,78);
INSERT INTO "entries" VALUES(7,79,'move',1,'choose ban-march-star',1794872485286,79);
INSERT INTO "entries" VALUES(7,80,'move',4,'propose stark',1794872485298,80);
INSERT INTO "entries" VALUES(7,81,'move',2,'decline others',1794872485306,81);
INSERT INTO "entries" VALUES(7,82,'move',0,'propose stark tyrell',1794872485314,82);
INSERT INTO "entries" VALUES(7,83,'move',5,'decline unsaid',1794872485324,83);
INSERT INTO "entries" VALUES(7,84,'move',3,'propose lannister',1794872485330,84);
INSERT INTO "entries" VALUES(7,85,'move',0,'yes',1794872485336,85);
INSERT INTO "entries" VALUES(7,86,'move',5,'propose greyjoy',1794872485350,86);
INSERT INTO "entries" VALUES(7,87,'move',1,'decline alone',1794872485354,87);
INSERT INTO "entries" VALUES(7,88,'move',1,'propose stark lannister',1794872485366,88);
INSERT INTO "entries" VALUES(7,89,'move',0,'decline far',1794872485374,89);
INSERT INTO "entries" VALUES(7,90,'move',2,'propose greyjoy',1794872485386,90);
INSERT INTO "entries" VALUES(7,91,'move',1,'decline trust',1794872485398,91);
INSERT INTO "entries" VALUES(7,92,'move',4,'propose stark greyjoy',1794872485406,92);
INSERT INTO "entries" VALUES(7,93,'move',1,'decline unsaid',1794872485418,93);
INSERT INTO "entries" VALUES(7,94,'move',0,'propose tyrell',1794872485425,94);
INSERT INTO "entries" VALUES(7,95,'move',5,'decline trust',1794872485437,95);
INSERT INTO "entries" VALUES(7,96,'move',3,'propose lannister tyrell',1794872485446,96);
INSERT INTO "entries" VALUES(7,97,'move',0,'yes',1794872485450,97);
INSERT INTO "entries" VALUES(7,98,'move',5,'decline gain',1794872485462,98);
INSERT INTO "entries" VALUES(7,99,'move',5,'propose stark greyjoy',1794872485470,99);
INSERT INTO "entries" VALUES(7,100,'move',1,'decline gain',1794872485482,100);
INSERT INTO "entries" VALUES(7,101,'move',1,'propose lannister',1794872485490,101);
INSERT INTO "entries" VALUES(7,102,'move',0,'decline unsaid',1794872485498,102);
INSERT INTO "entries" VALUES(7,103,'move',2,'propose martell',1794872485510,103);
INSERT INTO "entries" VALUES(7,104,'move',3,'decline unsaid',1794872485518,104);
INSERT INTO "entries" VALUES(7,105,'move',4,'house stark',1794872485525,105);
INSERT INTO "entries" VALUES(7,106,'move',4,'pass',1794872485537,106);
INSERT INTO "entries" VALUES(7,107,'move',1,'house martell',1794872485547,107);
INSERT INTO "entries" VALUES(7,108,'move',0,'house martell',1794872485550,108);
INSERT INTO "entries" VALUES(7,109,'move',0,'house baratheon',1794872485562,109);
INSERT INTO "entries" VALUES(7,110,'move',5,'house lannister',1794872485570,110);
INSERT INTO "entries" VALUES(7,111,'move',2,'house lannister',1794872485582,111);
INSERT INTO "entries" VALUES(7,112,'move',5,'house baratheon',1794872485586,112);
INSERT INTO "entries" VALUES(7,113,'move',2,'house baratheon',1794872485598,113);
INSERT INTO "entries" VALUES(7,114,'move',3,'house tyrell',1794872485602,114);
INSERT INTO "entries" VALUES(7,115,'move',5,'pass',1794872485610,115);
INSERT INTO "entries" VALUES(7,116,'move',0,'done',1794872485622,116);
INSERT INTO "entries" VALUES(7,117,'move',1,'house stark',1794872485634,117);
INSERT INTO "entries" VALUES(7,118,'move',2,'pass',1794872485642,118);
INSERT INTO "entries" VALUES(7,119,'move',1,'pass',1794872485650,119);
INSERT INTO "entries" VALUES(7,120,'move',3,'house greyjoy',1794872485658,120);
CREATE TABLE holders (
	"match" INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person INTEGER NOT NULL, 
	PRIMARY KEY ("match", seat, person), 
	FOREIGN KEY("match", seat) REFERENCES seats ("match", number) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "holders" VALUES(1,0,1);
INSERT INTO "holders" VALUES(2,0,1);
INSERT INTO "holders" VALUES(3,0,1);
INSERT INTO "holders" VALUES(4,0,1);
INSERT INTO "holders" VALUES(5,0,1);
INSERT INTO "holders" VALUES(6,0,1);
INSERT INTO "holders" VALUES(7,0,1);
INSERT INTO "holders" VALUES(1,1,2);
INSERT INTO "holders" VALUES(2,1,2);
INSERT INTO "holders" VALUES(3,1,2);
INSERT INTO "holders" VALUES(4,1,2);
INSERT INTO "holders" VALUES(5,1,2);
INSERT INTO "holders" VALUES(6,1,2);
INSERT INTO "holders" VALUES(7,1,2);
INSERT INTO "holders" VALUES(1,2,3);
INSERT INTO "holders" VALUES(2,2,3);
INSERT INTO "holders" VALUES(3,2,3);
INSERT INTO "holders" VALUES(5,2,3);
INSERT INTO "holders" VALUES(6,2,3);
INSERT INTO "holders" VALUES(7,2,3);
INSERT INTO "holders" VALUES(2,3,4);
INSERT INTO "holders" VALUES(3,3,4);
INSERT INTO "holders" VALUES(7,3,4);
INSERT INTO "holders" VALUES(3,4,5);
INSERT INTO "holders" VALUES(7,4,5);
INSERT INTO "holders" VALUES(7,5,6);
CREATE TABLE matches (
	id INTEGER NOT NULL, 
	code VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	rules VARCHAR NOT NULL, 
	options JSON NOT NULL, 
	content VARCHAR NOT NULL, 
	pack JSON, 
	title VARCHAR NOT NULL, 
	status VARCHAR NOT NULL, 
	owner INTEGER, 
	language VARCHAR NOT NULL, 
	clock INTEGER, 
	listed BOOLEAN NOT NULL, 
	talk BOOLEAN NOT NULL, 
	secret BLOB NOT NULL, 
	commitment VARCHAR NOT NULL, 
	offer VARCHAR, 
	seed VARCHAR, 
	created BIGINT NOT NULL, 
	started BIGINT, 
	ended BIGINT, 
	winners JSON, 
	ending VARCHAR NOT NULL, 
	rematch_of VARCHAR, 
	return_of VARCHAR, 
	next_code VARCHAR, 
	imported BOOLEAN NOT NULL, deal_list VARCHAR DEFAULT '' NOT NULL, voids JSON DEFAULT '[]' NOT NULL, owner_key VARCHAR, updated BIGINT DEFAULT '0' NOT NULL, by_key BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code), 
	FOREIGN KEY(owner) REFERENCES people (id) ON DELETE SET NULL, 
	UNIQUE (offer)
);
INSERT INTO "matches" VALUES(1,'onda-pc6wpj599kg5','primo-cavaliere','1','{"companions": "all", "teams": false, "ravens": false, "ramsay_moves_varys": false, "first": "drawn"}','base 42861b4133b62b15',NULL,'','running',1,'it',NULL,0,1,X'10DCA33858120C3D7E14F75D53C7D4FABF73EBC26539B106846CC977CFA07193','06e86e9305adb09a7cc3d8ac5607140f5d262a586181b8f6a5db50fa0a86d71c',NULL,'58711486989872942030404636661019249146793496085015479130437635481979337159518',1794872479747,1794872479808,NULL,NULL,'',NULL,NULL,NULL,0,'0d3b2dc83fdaa77eb3b8ea01fdfa384680cf57663339e09f07d39f17ac55ade3','[]',NULL,1794872480059,0);
INSERT INTO "matches" VALUES(2,'alloro-szu4yz7t25zd','proelio','2','{"guilds": true, "teams": true, "conquest": "cause", "dealer": "drawn", "support_seconds": 30}','base f614929cd8ec7d4f',NULL,'','running',1,'it',NULL,0,1,X'CC0D7C2878509632E1C59E702665FA4E3ADA5D5EA08518857E6B55ACE0E9A2B1','eaa9a021200584aaea7d5b4dd70a58e0ddf0e113a8631202c235715f1f43bb3b',NULL,'46463505036876482474387588491784723423149039738259053584199569837998074979710',1794872480207,1794872480259,NULL,NULL,'',NULL,NULL,NULL,0,'2ae47efc4c2db88188cb5db6ec2ba1540bf2b21b3caa7f2a992f6889e9721181','[]',NULL,1794872480817,0);
INSERT INTO "matches" VALUES(3,'orso-mk949ph96s2s','proelio','2','{"guilds": true, "teams": false, "conquest": "cause", "dealer": "drawn", "support_seconds": 30}','base f614929cd8ec7d4f',NULL,'','running',1,'it',NULL,0,1,X'822A87DD2DD4B0940EA89A48FEBD5E622EB59CB87419AD3C4C3BCAE429FAF016','aaec97b7c88d1857da8393c0102bc79b5161452e6616b051808d77a49846e80c',NULL,'65366157842779179505238922663353966363834473829889726862074517306061334939201',1794872480831,1794872480879,NULL,NULL,'',NULL,NULL,NULL,0,'637f927967b9a7e05a6f0abd879b584a044001026907080effba99bbbecf68b0','[]',NULL,1794872481393,0);
INSERT INTO "matches" VALUES(4,'noce-pahe9zcmksme','sangue-reale','1','{"era": "campaign", "before": "drawn", "all_four": false, "claimants": "drawn"}','base 068276bda1ca6e8a',NULL,'','running',1,'it',NULL,0,1,X'EB33E1AA17950DCAC2DC60845ED7837D6D80511ECFD054A4FE7C55D7F10490FD','7fb0c113f8194f8cf99e3bff43a8227608904ea45f6b5e4eec5d7a3d8ecda012',NULL,'87161710450509983804430932612886571574329350450795430347929983516623175767952',1794872481560,1794872481589,NULL,NULL,'',NULL,NULL,NULL,0,'5b1cf3f96c4ed70accb0a52fddf3df90ffaf72cce9eeb38ea5e2e1e0564f95db','[]',NULL,1794872482164,0);
INSERT INTO "matches" VALUES(5,'salice-pm2y8y2haxz7','cavern-tavern','2','{"chamber": true, "characters": "chosen", "story": false}','base bddfdf721492076e',NULL,'','running',1,'it',NULL,0,1,X'C165719E2B60748D5AEAA17CF55F2FEA2C2449911995837F1A059EBACD6E908C','736ee099b49893e57f7fb5575dfdc438e342f724f3c73065d08db87250807398',NULL,'108748651365938546656180395857731981322213818857174766141260562685582233547238',1794872482563,1794872482585,NULL,NULL,'',NULL,NULL,NULL,0,'571883caf4cff12ed6c10288e19e0d3092b4f276c0556a973010b0c726c481c5','[]',NULL,1794872483205,0);
INSERT INTO "matches" VALUES(6,'larice-tjqn8tqh4nsz','trono-di-spade','2','{"houses": "drawn", "tides": false, "tie_break": "faq", "alliances": "objectives", "thresholds": "text", "alliance_seconds": 120}','base affde36af7c44fa3',NULL,'','running',1,'it',NULL,0,1,X'952DD192F944F91925C5ACD138AD430C32CA6BBCB2128BCCD76E4C8C851E5AB4','88aaf2db57d1ddd0ed3a8a34702823ab5fb3be683cc581db89515c5b1c345a71',NULL,'79216431980618738236490936737468890447252471302243736492979596769555806499125',1794872483582,1794872483609,NULL,NULL,'',NULL,NULL,NULL,0,'84c1d714e5c3ebc3f7780e71f66fc12550f55c6a90239d72c33d194a971f538a','[]',NULL,1794872484538,0);
INSERT INTO "matches" VALUES(7,'rosa-enmsjkcsc3kq','trono-di-spade','2','{"houses": "drawn", "tides": false, "tie_break": "faq", "alliances": "castles", "thresholds": "text", "alliance_seconds": 120}','base affde36af7c44fa3',NULL,'','running',1,'it',NULL,0,1,X'CDA6F4F817315021521689FB14168C4AAC2CE32621F7503859F74EAD0A29DCDA','1960816bc215b9fddef384792d6eb90c2c5b8009e8e866b7d3cf39d6323dcb57',NULL,'76032793759594670139322622900331775485476893017914041149126748560395299538935',1794872484558,1794872484622,NULL,NULL,'',NULL,NULL,NULL,0,'ce0037f9002506aa114039c3f82c36d55a86e35388fd20e7155dc68e5fb8601a','[]',NULL,1794872485650,0);
CREATE TABLE mutes (
	"match" INTEGER NOT NULL, 
	person INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY ("match", person, seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
CREATE TABLE people (
	id INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	kept VARCHAR, 
	kept_folded VARCHAR, 
	password VARCHAR, 
	language VARCHAR NOT NULL, 
	theme VARCHAR NOT NULL, 
	sound BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (kept_folded)
);
INSERT INTO "people" VALUES(1,'Anna',NULL,NULL,NULL,'','',1,1);
INSERT INTO "people" VALUES(2,'Bruno',NULL,NULL,NULL,'','',1,1);
INSERT INTO "people" VALUES(3,'Carla',NULL,NULL,NULL,'','',1,1);
INSERT INTO "people" VALUES(4,'Dario',NULL,NULL,NULL,'','',1,1);
INSERT INTO "people" VALUES(5,'Elisa',NULL,NULL,NULL,'','',1,1);
INSERT INTO "people" VALUES(6,'Fosco',NULL,NULL,NULL,'','',1,1);
CREATE TABLE polls (
	"match" INTEGER NOT NULL, 
	about VARCHAR NOT NULL, 
	"by" INTEGER NOT NULL, 
	keep INTEGER NOT NULL, 
	yes JSON NOT NULL, 
	PRIMARY KEY ("match", about), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
CREATE TABLE runs (
	id INTEGER NOT NULL, 
	began BIGINT NOT NULL, 
	alive BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "runs" VALUES(1,1794872479244,1794872485675);
CREATE TABLE seats (
	"match" INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	bot VARCHAR NOT NULL, 
	"key" VARCHAR, 
	lot VARCHAR NOT NULL, 
	resigned BOOLEAN NOT NULL, commitment VARCHAR DEFAULT '' NOT NULL, takes_part BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY ("match", number), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE, 
	UNIQUE ("key")
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES(1,0,'person','Anna','','eAq2I90H9W_n44TAv75zgND1','',0,'',0);
INSERT INTO "seats" VALUES(1,1,'person','Bruno','','gqNUzKkxEPNc_Z-6nZqPVco2','',0,'',0);
INSERT INTO "seats" VALUES(1,2,'person','Carla','','pnnzlwl3J1hJ3qQY3Cj7hbO2','',0,'',0);
INSERT INTO "seats" VALUES(2,0,'person','Anna','','sGT9JSP2PTEbRRzKp8Zt-8W8','',0,'',0);
INSERT INTO "seats" VALUES(2,1,'person','Bruno','','ooZOXVKFkLEvp2vWUCgrkWRU','',0,'',0);
INSERT INTO "seats" VALUES(2,2,'person','Carla','','t7CP4XbPlm3EbJNbaAwfyWsg','',0,'',0);
INSERT INTO "seats" VALUES(2,3,'person','Dario','','J14dFfXAW5PQuyE3AWJSLKQE','',0,'',0);
INSERT INTO "seats" VALUES(3,0,'person','Anna','','9ctnnStozxkTmneBOTBdEOp6','',0,'',0);
INSERT INTO "seats" VALUES(3,1,'person','Bruno','','VzYZ2FngzC_nUdd5t8nvpsAf','',0,'',0);
INSERT INTO "seats" VALUES(3,2,'person','Carla','','jqhXFZ8RtTAl0173gl6mSh0x','',0,'',0);
INSERT INTO "seats" VALUES(3,3,'person','Dario','','NQHLLqxrLSds5NrEmVFv81dG','',0,'',0);
INSERT INTO "seats" VALUES(3,4,'person','Elisa','','41XU-JH-eoPc6PyslkxH06u0','',0,'',0);
INSERT INTO "seats" VALUES(4,0,'person','Anna','','kbhK3maITz9oO3gY9G4tAjkG','',0,'',0);
INSERT INTO "seats" VALUES(4,1,'person','Bruno','','jGPFpsX72P1JG_Woa-Ejp7Uu','',0,'',0);
INSERT INTO "seats" VALUES(5,0,'person','Anna','','hBB807IjM9ARjvMhYNfZO-b8','',0,'',0);
INSERT INTO "seats" VALUES(5,1,'person','Bruno','','TifxQrq2gMnRDvSTpVx3mg7T','',0,'',0);
INSERT INTO "seats" VALUES(5,2,'person','Carla','','cuxW-ex5ODxeXTS7UmAfX762','',0,'',0);
INSERT INTO "seats" VALUES(6,0,'person','Anna','','NhYGWWKVPH_ObfFy9JhO6iAM','',0,'',0);
INSERT INTO "seats" VALUES(6,1,'person','Bruno','','FXlN-IIX2VOBJjs4gHRstXgI','',0,'',0);
INSERT INTO "seats" VALUES(6,2,'person','Carla','','VFSduFnwAvuyL7W8hkTeDa3u','',0,'',0);
INSERT INTO "seats" VALUES(7,0,'person','Anna','','OmtjD-XeGtX1mjcNjKRap5uQ','',0,'',0);
INSERT INTO "seats" VALUES(7,1,'person','Bruno','','sGu1ZtBQDJhPGUN9gL0x2Pyk','',0,'',0);
INSERT INTO "seats" VALUES(7,2,'person','Carla','','TGfkfebjVVH1sJJjCFPwTQcq','',0,'',0);
INSERT INTO "seats" VALUES(7,3,'person','Dario','','h6JpMDl5ZEwGt2AM9MdS49Sf','',0,'',0);
INSERT INTO "seats" VALUES(7,4,'person','Elisa','','k_g8h89WX6j-nHzJ0LK5PfTo','',0,'',0);
INSERT INTO "seats" VALUES(7,5,'person','Fosco','','bfVE7-JK69G-IAO8picMqZgm','',0,'',0);
CREATE TABLE secrets (
	name VARCHAR NOT NULL, 
	value BLOB NOT NULL, 
	PRIMARY KEY (name)
)
 WITHOUT ROWID

;
INSERT INTO "secrets" VALUES('offers',X'D2C839F3C32679A2C5F6CBADCB769CD2AD779D77E1B75486896DF36D1012B682');
CREATE TABLE sessions (
	token VARCHAR NOT NULL, 
	person INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (token), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
CREATE TABLE talk (
	id INTEGER NOT NULL, 
	"match" INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	heard JSON, 
	text VARCHAR NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_matches_owner ON matches (owner);
CREATE INDEX ix_matches_status_listed ON matches (status, listed);
CREATE INDEX ix_holders_person ON holders (person);
CREATE TRIGGER entries_no_update BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'the log is only ever added to'); END;
CREATE TRIGGER entries_no_delete BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'the log is only ever added to'); END;
CREATE TRIGGER entries_no_gap BEFORE INSERT ON entries WHEN NEW.number > 1 AND NOT EXISTS (SELECT 1 FROM entries WHERE "match" = NEW."match" AND number = NEW.number - 1) BEGIN SELECT RAISE(ABORT, 'the log has no line before this one'); END;
CREATE INDEX ix_talk_match ON talk ("match");
CREATE INDEX ix_matches_owner_key ON matches (owner_key);
COMMIT;