CREATE TABLE `offers` (
	`id` integer PRIMARY KEY NOT NULL,
	`round_id` text NOT NULL,
	`offer_minor` integer NOT NULL,
	`open_minor` integer NOT NULL,
	`at` integer NOT NULL,
	`valid_until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `offers_round` ON `offers` (`round_id`);--> statement-breakpoint
CREATE TABLE `shared_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`rounds` text NOT NULL,
	`key` text NOT NULL,
	`member_id` text NOT NULL,
	`round_id` text NOT NULL,
	`is_open` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `shared_entries_round` ON `shared_entries` (`rounds`,`key`,`member_id`);--> statement-breakpoint
CREATE INDEX `shared_entries_open` ON `shared_entries` (`rounds`,`key`) WHERE is_open = 1;--> statement-breakpoint
CREATE INDEX `shared_entries_bet` ON `shared_entries` (`round_id`);--> statement-breakpoint
CREATE TABLE `shared_rounds` (
	`rounds` text NOT NULL,
	`key` text NOT NULL,
	`day` text NOT NULL,
	`number` integer NOT NULL,
	`seed_id` integer NOT NULL,
	`version` integer NOT NULL,
	`config` text NOT NULL,
	`opened_at` integer NOT NULL,
	`phase` text NOT NULL,
	`began_at` integer NOT NULL,
	`ends_at` integer,
	`drawn` text NOT NULL,
	`cancelled_at` integer,
	`told_id` integer NOT NULL,
	`last_id` integer,
	`rake_minor` integer,
	PRIMARY KEY(`rounds`, `key`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shared_rounds_number` ON `shared_rounds` (`rounds`,`day`,`number`);--> statement-breakpoint
CREATE INDEX `shared_rounds_running` ON `shared_rounds` (`rounds`) WHERE ends_at IS NOT NULL;