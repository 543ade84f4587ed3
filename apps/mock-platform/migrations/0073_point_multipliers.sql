CREATE TABLE `point_multipliers` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`reference` text NOT NULL,
	`factor` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	CONSTRAINT "point_multipliers_factor" CHECK(factor >= 2),
	CONSTRAINT "point_multipliers_span" CHECK(starts_at < ends_at AND starts_at % 300000 = 0 AND ends_at % 300000 = 0)
);
--> statement-breakpoint
CREATE INDEX `point_multipliers_member` ON `point_multipliers` (`member_id`,`ends_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `point_multipliers_reward` ON `point_multipliers` (`reference`,`starts_at`);--> statement-breakpoint
ALTER TABLE `point_accounts` ADD `given_more_minor` integer DEFAULT 0 NOT NULL;