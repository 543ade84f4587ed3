CREATE TABLE `register_checks` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text,
	`occasion` text NOT NULL,
	`answer` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `register_checks_member` ON `register_checks` (`member_id`,`id`);