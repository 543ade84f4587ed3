CREATE TABLE `chat_messages` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`model_id` text NOT NULL,
	`from` text NOT NULL,
	`text` text NOT NULL,
	`key` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `chat_messages_room` ON `chat_messages` (`member_id`,`model_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `chat_messages_key` ON `chat_messages` (`member_id`,`model_id`,`key`);--> statement-breakpoint
CREATE TABLE `chat_reports` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`model_id` text NOT NULL,
	`reason` text NOT NULL,
	`note` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `chat_rooms` (
	`member_id` text NOT NULL,
	`model_id` text NOT NULL,
	`language` text NOT NULL,
	`member_read_id` integer DEFAULT 0 NOT NULL,
	`model_read_id` integer DEFAULT 0 NOT NULL,
	`is_typing` integer DEFAULT false NOT NULL,
	`is_blocked` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`member_id`, `model_id`)
);
--> statement-breakpoint
CREATE TABLE `chat_sessions` (
	`launch_hash` text PRIMARY KEY NOT NULL,
	`token_hash` text,
	`member_id` text NOT NULL,
	`token_id` text NOT NULL,
	`model_id` text NOT NULL,
	`back_url` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chat_sessions_tokenHash_unique` ON `chat_sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `chat_sessions_member` ON `chat_sessions` (`member_id`);