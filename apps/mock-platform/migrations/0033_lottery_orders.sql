CREATE TABLE `lottery_corrections` (
	`code` text NOT NULL,
	`issue` text NOT NULL,
	`result` text NOT NULL,
	`at` integer NOT NULL,
	`done_id` integer,
	PRIMARY KEY(`code`, `issue`)
);
--> statement-breakpoint
CREATE TABLE `lottery_orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`round_id` text NOT NULL,
	`member_id` text NOT NULL,
	`code` text NOT NULL,
	`wallet` text NOT NULL,
	`at` integer NOT NULL,
	`is_chase` integer NOT NULL,
	`first_issue` text NOT NULL,
	`last_issue` text NOT NULL,
	`issue_count` integer NOT NULL,
	`line_count` integer NOT NULL,
	`play` text NOT NULL,
	`short_selection` text NOT NULL,
	`rebate_bp` integer NOT NULL,
	`rebate_minor` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lottery_orders_roundId_unique` ON `lottery_orders` (`round_id`);--> statement-breakpoint
CREATE INDEX `lottery_orders_member` ON `lottery_orders` (`member_id`,`id`);