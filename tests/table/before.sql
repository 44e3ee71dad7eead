BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE bans (
	"match" INTEGER NOT NULL, 
	person INTEGER NOT NULL, 
	PRIMARY KEY ("match", person), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
CREATE TABLE entries (
	"match" INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("match", number), 
	FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES(2,1,'move',0,'right greyjoy',1794848248814);
INSERT INTO "entries" VALUES(2,2,'move',1,'right baratheon',1794848248822);
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
INSERT INTO "holders" VALUES(1,1,2);
INSERT INTO "holders" VALUES(2,1,2);
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
	imported BOOLEAN NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code), 
	FOREIGN KEY(owner) REFERENCES people (id) ON DELETE SET NULL, 
	UNIQUE (offer)
);
INSERT INTO "matches" VALUES(1,'waiting','primo-cavaliere','1','{"companions": "none", "teams": false, "ravens": false, "ramsay_moves_varys": false, "first": 1}','base 42861b4133b62b15',NULL,'','waiting',1,'it',NULL,0,1,X'BDE0849B67BC51697CD22818F0A15AC49FF4FB80DA11728D4644FD46F720538B','85012bc1aa250dcf00a83103da35a9b4705c3f76f6e5ce8aaaf1e7a98ed31a51',NULL,NULL,1794848248755,NULL,NULL,NULL,'',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(2,'running','primo-cavaliere','1','{"companions": "none", "teams": false, "ravens": false, "ramsay_moves_varys": false, "first": 1}','base 42861b4133b62b15',NULL,'','running',1,'it',NULL,0,1,X'8D0AF49F2A978B6D9A23ACED787EE0DAFBBF4B8069BBCB7B56BA553F57B2A2B5','1b4c683a994ec339ef3c3487a674796eb69be5b43454842180f1e91ca2b3f9e8',NULL,'48743996622296243242105707434121849141069159872063628153930076075124022708782',1794848248779,1794848248807,NULL,NULL,'',NULL,NULL,NULL,0);
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
CREATE TABLE seats (
	"match" INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	bot VARCHAR NOT NULL, 
	"key" VARCHAR, 
	lot VARCHAR NOT NULL, 
	resigned BOOLEAN NOT NULL, 
	PRIMARY KEY ("match", number), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE, 
	UNIQUE ("key")
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES(1,0,'person','Anna','','CABsEnTej1cfoIBVn10JO0UH','12ab',0);
INSERT INTO "seats" VALUES(1,1,'person','Bruno','','MOCccRm8im3Um3tzheOP-vI0','34cd',0);
INSERT INTO "seats" VALUES(2,0,'person','Anna','','Bkcad0MBUIHaoPVoheTO7tF4','12ab',0);
INSERT INTO "seats" VALUES(2,1,'person','Bruno','','Z52oYly4dEdpQeTpYu5dBIKl','34cd',0);
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
COMMIT;
