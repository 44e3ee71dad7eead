"""The table in the browser: pages, the live stream, a JSON API, and what guards them."""
