CREATE TABLE `harm_actions` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`day` integer NOT NULL,
	`band` text NOT NULL,
	`score` integer NOT NULL,
	`at` integer NOT NULL,
	`answer` text,
	`answered_at` integer,
	`handled_at` integer,
	`note` text,
	`outcome` integer
);
--> statement-breakpoint
CREATE INDEX `harm_actions_member` ON `harm_actions` (`member_id`,`id`);--> statement-breakpoint
CREATE INDEX `harm_actions_open` ON `harm_actions` (`id`) WHERE handled_at IS NULL AND band IN ('interact', 'protect');--> statement-breakpoint
CREATE TABLE `harm_scores` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`day` integer NOT NULL,
	`score` integer NOT NULL,
	`band` text NOT NULL,
	`parts` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `harm_scores_member` ON `harm_scores` (`member_id`,`day`);--> statement-breakpoint
ALTER TABLE `member_protection` ADD `check_in` integer;--> statement-breakpoint
ALTER TABLE `member_protection` ADD `rewards_held_until` integer;