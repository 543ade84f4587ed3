CREATE TABLE `bonus_free` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`source_key` text NOT NULL,
	`kind` text NOT NULL,
	`terms_id` text NOT NULL,
	`terms` text NOT NULL,
	`count` integer NOT NULL,
	`used` integer DEFAULT 0 NOT NULL,
	`begun` integer DEFAULT 0 NOT NULL,
	`stake_minor` integer NOT NULL,
	`won_minor` integer DEFAULT 0 NOT NULL,
	`state` text NOT NULL,
	`ending` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	CONSTRAINT "bonus_free_counts" CHECK(count > 0 AND used BETWEEN 0 AND count AND begun >= used AND stake_minor > 0),
	CONSTRAINT "bonus_free_state" CHECK((state = 'ACTIVE') = (ended_at IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bonus_free_sourceKey_unique` ON `bonus_free` (`source_key`);--> statement-breakpoint
CREATE INDEX `bonus_free_member` ON `bonus_free` (`member_id`,`id`);