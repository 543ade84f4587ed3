CREATE TABLE `limit_changes` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`kind` text NOT NULL,
	`before` text NOT NULL,
	`wanted` text NOT NULL,
	`asked_by` text NOT NULL,
	`asked_at` integer NOT NULL,
	`state` text NOT NULL,
	`confirmable_from` integer,
	`confirmable_until` integer,
	`decided_at` integer
);
--> statement-breakpoint
CREATE INDEX `limit_changes_member` ON `limit_changes` (`member_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `limit_changes_waiting` ON `limit_changes` (`member_id`,`kind`) WHERE state = 'WAITING';--> statement-breakpoint
CREATE TABLE `limit_reminders` (
	`member_id` text PRIMARY KEY NOT NULL,
	`without_since` integer,
	`reviewed_at` integer
);
--> statement-breakpoint
ALTER TABLE `deposit_orders` ADD `credit_when_fits` integer DEFAULT false NOT NULL;--> statement-breakpoint
INSERT INTO `member_protection` (`member_id`, `limits`)
SELECT `member_id`, json_object('deposit', json_patch('{}', json_object('daily', `daily_minor`, 'weekly', `weekly_minor`, 'monthly', `monthly_minor`)))
FROM `deposit_limits` WHERE coalesce(`daily_minor`, `weekly_minor`, `monthly_minor`) IS NOT NULL
ON CONFLICT (`member_id`) DO UPDATE SET `limits` = json_set(`limits`, '$.deposit', json(excluded.`limits` ->> '$.deposit'));--> statement-breakpoint
INSERT INTO `limit_changes` (`member_id`, `kind`, `before`, `wanted`, `asked_by`, `asked_at`, `state`)
SELECT `member_id`, 'deposit', '{}', json_patch('{}', json_object('daily', `daily_minor`, 'weekly', `weekly_minor`, 'monthly', `monthly_minor`)),
 'registration', `set_at`, 'APPLIED'
FROM `deposit_limits` WHERE coalesce(`daily_minor`, `weekly_minor`, `monthly_minor`) IS NOT NULL ORDER BY `set_at`, `member_id`;--> statement-breakpoint
DROP TABLE `deposit_limits`;
