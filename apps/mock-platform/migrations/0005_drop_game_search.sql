-- Names are found in memory.
DROP TABLE `games_terms`;
--> statement-breakpoint
DROP TABLE `games_fts`;
