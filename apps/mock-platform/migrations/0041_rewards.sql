CREATE TABLE `rewards` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`source` text NOT NULL,
	`source_key` text NOT NULL,
	`title_es` text NOT NULL,
	`title_en` text NOT NULL,
	`reward` text NOT NULL,
	`granted_at` integer NOT NULL,
	`expires_at` integer,
	`paid_at` integer,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rewards_source` ON `rewards` (`source_key`);--> statement-breakpoint
CREATE INDEX `rewards_member` ON `rewards` (`member_id`,`paid_at`);