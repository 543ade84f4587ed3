CREATE TABLE `bonus_bets` (
	`id` integer PRIMARY KEY NOT NULL,
	`grant_id` integer NOT NULL,
	`round_id` text NOT NULL,
	`node_id` text NOT NULL,
	`family` text NOT NULL,
	`wagered_minor` integer NOT NULL,
	`percent` integer NOT NULL,
	`counted_minor` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`grant_id`) REFERENCES `bonus_grants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bonus_bets_roundId_unique` ON `bonus_bets` (`round_id`);--> statement-breakpoint
CREATE INDEX `bonus_bets_grant` ON `bonus_bets` (`grant_id`,`id`);--> statement-breakpoint
CREATE TABLE `bonus_choices` (
	`order_id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`terms_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `bonus_grants` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`source_key` text NOT NULL,
	`terms_id` text NOT NULL,
	`terms` text NOT NULL,
	`deposit_minor` integer NOT NULL,
	`bonus_minor` integer NOT NULL,
	`required_minor` integer NOT NULL,
	`done_minor` integer DEFAULT 0 NOT NULL,
	`state` text NOT NULL,
	`ending` text,
	`created_at` integer NOT NULL,
	`activated_at` integer,
	`expires_at` integer,
	`ended_at` integer,
	`kept_minor` integer DEFAULT 0 NOT NULL,
	`lost_minor` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bonus_grants_amounts" CHECK(bonus_minor > 0 AND required_minor > 0 AND done_minor >= 0),
	CONSTRAINT "bonus_grants_active" CHECK((state = 'QUEUED') = (activated_at IS NULL) OR ended_at IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bonus_grants_source` ON `bonus_grants` (`source_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `bonus_grants_active` ON `bonus_grants` (`member_id`) WHERE state = 'ACTIVE';--> statement-breakpoint
CREATE INDEX `bonus_grants_member` ON `bonus_grants` (`member_id`,`id`);