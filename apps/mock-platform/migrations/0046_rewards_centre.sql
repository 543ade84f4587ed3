CREATE TABLE `reward_deliveries` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`reward_id` text NOT NULL,
	`item_es` text NOT NULL,
	`item_en` text NOT NULL,
	`state` text DEFAULT 'PROCESS' NOT NULL,
	`at` integer NOT NULL,
	`sent_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reward_deliveries_reward` ON `reward_deliveries` (`reward_id`);--> statement-breakpoint
CREATE INDEX `reward_deliveries_state` ON `reward_deliveries` (`state`,`id`);