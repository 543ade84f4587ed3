CREATE TABLE `external_identities` (
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`member_id` text NOT NULL,
	`name` text,
	`email` text,
	`linked_at` integer NOT NULL,
	`last_used_at` integer,
	PRIMARY KEY(`provider`, `subject`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `external_identities_member` ON `external_identities` (`member_id`,`provider`);--> statement-breakpoint
CREATE TABLE `used_vouchers` (
	`id` text PRIMARY KEY NOT NULL,
	`used_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `used_vouchers_used` ON `used_vouchers` (`used_at`);