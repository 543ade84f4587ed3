CREATE TABLE `finance_checks` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`net_minor` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`found` text,
	`found_at` integer,
	`cleared_at` integer
);
--> statement-breakpoint
CREATE INDEX `finance_checks_member` ON `finance_checks` (`member_id`,`id`);