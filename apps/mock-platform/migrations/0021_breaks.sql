CREATE TABLE `break_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` text NOT NULL,
	`event` text NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`choice` text,
	`until` integer,
	`may_confirm_from` integer,
	`may_confirm_until` integer
);
--> statement-breakpoint
CREATE INDEX `break_events_member` ON `break_events` (`member_id`,`id`);--> statement-breakpoint
ALTER TABLE `withdrawals` ADD `is_urgent` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TRIGGER `break_events_no_update` BEFORE UPDATE ON `break_events` BEGIN SELECT RAISE(ABORT, 'break events are append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `break_events_no_delete` BEFORE DELETE ON `break_events` BEGIN SELECT RAISE(ABORT, 'break events are append-only'); END;
