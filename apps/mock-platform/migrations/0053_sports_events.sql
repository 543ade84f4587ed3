CREATE TABLE `sports_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`followed_at` integer,
	`decided_at` integer,
	`change` text
);
