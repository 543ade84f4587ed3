CREATE TABLE `rebate_accruals` (
	`member_id` text NOT NULL,
	`day` integer NOT NULL,
	`category` text NOT NULL,
	`path_version` integer NOT NULL,
	`depth` integer NOT NULL,
	`ancestor_id` text NOT NULL,
	`weight` integer NOT NULL,
	`booked_weight` integer NOT NULL,
	PRIMARY KEY(`member_id`, `day`, `category`, `path_version`, `depth`)
);
--> statement-breakpoint
CREATE INDEX `rebate_accruals_new` ON `rebate_accruals` (`member_id`) WHERE weight <> booked_weight;--> statement-breakpoint
CREATE TABLE `rebate_bookings` (
	`run_id` integer NOT NULL,
	`agent_id` text NOT NULL,
	`category` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`is_posted` integer NOT NULL,
	PRIMARY KEY(`run_id`, `agent_id`, `category`)
);
--> statement-breakpoint
CREATE INDEX `rebate_bookings_agent` ON `rebate_bookings` (`agent_id`,`run_id`);--> statement-breakpoint
CREATE TABLE `rebate_claims` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` text NOT NULL,
	`category` text NOT NULL,
	`from_day` integer NOT NULL,
	`to_day` integer NOT NULL,
	`valid_minor` integer NOT NULL,
	`amount_minor` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rebate_claims_member` ON `rebate_claims` (`member_id`,`id`);--> statement-breakpoint
CREATE TABLE `rebate_debts` (
	`agent_id` text PRIMARY KEY NOT NULL,
	`owed_minor` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rebate_own` (
	`member_id` text NOT NULL,
	`day` integer NOT NULL,
	`category` text NOT NULL,
	`path_version` integer NOT NULL,
	`valid_minor` integer NOT NULL,
	`weight` integer NOT NULL,
	`claimed_minor` integer NOT NULL,
	PRIMARY KEY(`member_id`, `day`, `category`, `path_version`)
);
--> statement-breakpoint
CREATE TABLE `rebate_runs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slot` integer NOT NULL,
	`booked_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rebate_runs_open` ON `rebate_runs` (`slot`) WHERE booked_at IS NULL;--> statement-breakpoint
CREATE INDEX `rebate_runs_slot` ON `rebate_runs` (`slot`);--> statement-breakpoint
CREATE TABLE `rebate_stakes` (
	`slot` integer NOT NULL,
	`member_id` text NOT NULL,
	`day` integer NOT NULL,
	`category` text NOT NULL,
	`path_version` integer NOT NULL,
	`rated_at` integer NOT NULL,
	`is_taken` integer NOT NULL,
	`valid_minor` integer NOT NULL,
	PRIMARY KEY(`slot`, `member_id`, `category`, `path_version`, `rated_at`, `is_taken`)
);
--> statement-breakpoint
CREATE INDEX `rebate_stakes_member` ON `rebate_stakes` (`member_id`);