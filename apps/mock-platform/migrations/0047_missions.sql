CREATE TABLE `mission_deeds` (
	`member_id` text NOT NULL,
	`event` text NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `event`, `key`)
);
--> statement-breakpoint
CREATE TABLE `mission_progress` (
	`member_id` text NOT NULL,
	`mission_id` text NOT NULL,
	`window_from` integer NOT NULL,
	`window_to` integer,
	`value` integer NOT NULL,
	`seen` text NOT NULL,
	`completed_at` integer,
	`claimed_at` integer,
	`claim_until` integer,
	`stars` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`member_id`, `mission_id`, `window_from`)
);
--> statement-breakpoint
CREATE TABLE `mission_weeks` (
	`week_from` integer NOT NULL,
	`member_id` text NOT NULL,
	`stars` integer NOT NULL,
	`reached_at` integer NOT NULL,
	PRIMARY KEY(`week_from`, `member_id`)
);
--> statement-breakpoint
CREATE INDEX `mission_weeks_order` ON `mission_weeks` (`week_from`,`stars`,`reached_at`);--> statement-breakpoint
CREATE TABLE `missions` (
	`id` text PRIMARY KEY NOT NULL,
	`rank` integer NOT NULL,
	`rule` text NOT NULL
);
