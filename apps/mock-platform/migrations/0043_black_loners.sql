CREATE TABLE `agent_announcement_reads` (
	`member_id` text NOT NULL,
	`announcement_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `announcement_id`)
);
--> statement-breakpoint
CREATE TABLE `agent_announcements` (
	`id` text PRIMARY KEY NOT NULL,
	`audience` text NOT NULL,
	`title_es` text NOT NULL,
	`title_en` text NOT NULL,
	`content_es` text NOT NULL,
	`content_en` text NOT NULL,
	`at` integer NOT NULL
);
