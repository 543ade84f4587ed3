CREATE TABLE `account_batches` (
	`agent_id` text NOT NULL,
	`batch_id` text NOT NULL,
	`digest` text NOT NULL,
	`results` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`agent_id`, `batch_id`)
);
--> statement-breakpoint
CREATE TABLE `downline_activity` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reader_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`person_id` text NOT NULL,
	`by_id` text,
	`detail` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `downline_activity_reader` ON `downline_activity` (`reader_id`,`id`);--> statement-breakpoint
CREATE INDEX `downline_activity_person` ON `downline_activity` (`person_id`,`id`);--> statement-breakpoint
CREATE TABLE `invite_links` (
	`code` text PRIMARY KEY NOT NULL,
	`agent_id` text NOT NULL,
	`kind` text NOT NULL,
	`rates` text NOT NULL,
	`site` text NOT NULL,
	`expires_at` integer,
	`max_uses` integer,
	`uses` integer DEFAULT 0 NOT NULL,
	`note` text NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `invite_links_agent` ON `invite_links` (`agent_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `member_tree_children` ON `member_tree` (`ancestor_id`,`descendant_id`) WHERE depth = 1;