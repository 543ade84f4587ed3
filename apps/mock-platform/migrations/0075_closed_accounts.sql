CREATE TABLE `account_closures` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`closed_at` integer NOT NULL,
	`withdrawal_id` integer,
	`paid_out_minor` integer NOT NULL,
	`bonus_lost_minor` integer NOT NULL,
	`points_lost` integer NOT NULL,
	`turnover_left_minor` integer NOT NULL,
	`reopened_at` integer,
	`reopen_reason` text
);
--> statement-breakpoint
CREATE INDEX `account_closures_member` ON `account_closures` (`member_id`,`id`);--> statement-breakpoint
CREATE INDEX `account_closures_open` ON `account_closures` (`id`) WHERE reopened_at IS NULL;--> statement-breakpoint
ALTER TABLE `member_protection` ADD `closed_at` integer;