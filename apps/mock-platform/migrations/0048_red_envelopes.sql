CREATE TABLE `envelopes` (
	`id` integer PRIMARY KEY NOT NULL,
	`rain_id` integer NOT NULL,
	`place` integer NOT NULL,
	`amount_minor` integer NOT NULL,
	`member_id` text,
	`taken_at` integer,
	`reward_id` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `envelopes_place` ON `envelopes` (`rain_id`,`place`);--> statement-breakpoint
CREATE UNIQUE INDEX `envelopes_member` ON `envelopes` (`rain_id`,`member_id`);--> statement-breakpoint
CREATE TABLE `rains` (
	`id` integer PRIMARY KEY NOT NULL,
	`title_es` text NOT NULL,
	`title_en` text NOT NULL,
	`pool_minor` integer NOT NULL,
	`count` integer NOT NULL,
	`opens_at` integer NOT NULL,
	`closes_at` integer NOT NULL,
	`server_seed` text NOT NULL,
	`seed_hash` text NOT NULL,
	`daily_at` text,
	`closed_at` integer
);
