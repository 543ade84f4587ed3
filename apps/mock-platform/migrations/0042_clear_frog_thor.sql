CREATE TABLE `identity_checks` (
	`member_id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`photo_id` text,
	`curp` text,
	`address_issued_on` text,
	`faults` text NOT NULL,
	`note` text,
	`submitted_at` integer,
	`decided_at` integer,
	`valid_until` text
);
--> statement-breakpoint
CREATE INDEX `identity_checks_status` ON `identity_checks` (`status`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `identity_checks_curp` ON `identity_checks` (`curp`);--> statement-breakpoint
CREATE TABLE `identity_documents` (
	`member_id` text NOT NULL,
	`part` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `part`)
);
--> statement-breakpoint
CREATE TABLE `identity_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` text NOT NULL,
	`event` text NOT NULL,
	`at` integer NOT NULL,
	`faults` text NOT NULL,
	`note` text
);
--> statement-breakpoint
CREATE INDEX `identity_events_member` ON `identity_events` (`member_id`,`id`);