CREATE TABLE `member_totps` (
	`member_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`last_counter` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `passkey_challenges` (
	`challenge` text PRIMARY KEY NOT NULL,
	`member_id` text,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `passkey_challenges_expiry` ON `passkey_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`public_key` blob NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`backed_up` integer NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer
);
--> statement-breakpoint
CREATE INDEX `passkeys_member` ON `passkeys` (`member_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`member_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`member_id`, `code_hash`)
);
--> statement-breakpoint
CREATE TABLE `verified_contacts` (
	`member_id` text NOT NULL,
	`kind` text NOT NULL,
	`contact` text NOT NULL,
	`verified_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `feedback` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` text NOT NULL,
	`topic` text NOT NULL,
	`content` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `feedback_member` ON `feedback` (`member_id`,`id`);--> statement-breakpoint
CREATE TABLE `feedback_replies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`feedback_id` integer NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`feedback_id`) REFERENCES `feedback`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `feedback_replies_feedback` ON `feedback_replies` (`feedback_id`,`id`);--> statement-breakpoint
CREATE TABLE `help_texts` (
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`language` text NOT NULL,
	`position` integer NOT NULL,
	`body` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `id`, `language`)
);
--> statement-breakpoint
CREATE TABLE `jackpot_forced` (
	`member_id` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `jackpot_pool` (
	`id` integer PRIMARY KEY NOT NULL,
	`fed_units` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `jackpot_shares` (
	`round_id` text PRIMARY KEY NOT NULL,
	`units` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `jackpot_wins` (
	`round_id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`node_id` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `jackpot_wins_at` ON `jackpot_wins` (`at`);--> statement-breakpoint
CREATE TABLE `email_codes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`address` text NOT NULL,
	`purpose` text NOT NULL,
	`code_hash` text NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`failures` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `email_codes_address` ON `email_codes` (`address`,`purpose`,`id`);--> statement-breakpoint
CREATE TABLE `human_proofs` (
	`nonce` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `human_proofs_expiry` ON `human_proofs` (`expires_at`);--> statement-breakpoint
CREATE TABLE `login_steps` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`ip` text NOT NULL,
	`user_agent` text NOT NULL,
	`way` text NOT NULL,
	`steps` text NOT NULL,
	`expires_at` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_steps_expiry` ON `login_steps` (`expires_at`);--> statement-breakpoint
CREATE TABLE `password_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `password_links_member` ON `password_links` (`member_id`);--> statement-breakpoint
CREATE TABLE `registered_ips` (
	`member_id` text NOT NULL,
	`ip` text NOT NULL,
	`user_agent` text NOT NULL,
	`added_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `ip`)
);
--> statement-breakpoint
CREATE TABLE `verification_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verification_requests_key` ON `verification_requests` (`key`,`at`);--> statement-breakpoint
CREATE INDEX `verification_requests_at` ON `verification_requests` (`at`);--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` text NOT NULL,
	`reference` text NOT NULL,
	`type` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`data` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `uploads_reference` ON `uploads` (`reference`);--> statement-breakpoint
DROP INDEX `accounts_owner_kind`;--> statement-breakpoint
ALTER TABLE `accounts` ADD `vendor` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_owner_kind` ON `accounts` (`owner_id`,`kind`,`vendor`);--> statement-breakpoint
ALTER TABLE `rounds` ADD `jackpot_stake_per_win_minor` integer;--> statement-breakpoint
ALTER TABLE `postings` ADD `vendor` text DEFAULT '' NOT NULL;