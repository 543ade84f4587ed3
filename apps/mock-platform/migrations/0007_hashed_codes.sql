ALTER TABLE `sms_messages` RENAME COLUMN "code" TO "code_hash";--> statement-breakpoint
UPDATE `sms_messages` SET `code_hash` = '', `used_at` = coalesce(`used_at`, `expires_at`);--> statement-breakpoint
CREATE TABLE `deposit_limits` (
	`member_id` text PRIMARY KEY NOT NULL,
	`daily_minor` integer,
	`weekly_minor` integer,
	`monthly_minor` integer,
	`set_at` integer NOT NULL
);
