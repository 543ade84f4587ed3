CREATE TABLE `due_jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`due_at` integer NOT NULL,
	`payload` text NOT NULL,
	`error` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `due_jobs_kind_key` ON `due_jobs` (`kind`,`key`);--> statement-breakpoint
CREATE INDEX `due_jobs_pending` ON `due_jobs` (`due_at`,`id`) WHERE error IS NULL;--> statement-breakpoint
CREATE TABLE `affiliate_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `member_profiles` (
	`member_id` text PRIMARY KEY NOT NULL,
	`fields` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `member_tree` (
	`ancestor_id` text NOT NULL,
	`descendant_id` text NOT NULL,
	`depth` integer NOT NULL,
	PRIMARY KEY(`ancestor_id`, `descendant_id`)
);
--> statement-breakpoint
CREATE INDEX `member_tree_descendant` ON `member_tree` (`descendant_id`,`depth`);--> statement-breakpoint
CREATE TABLE `members` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`account` text NOT NULL,
	`nickname` text NOT NULL,
	`type` integer NOT NULL,
	`password_hash` text,
	`payment_password_hash` text,
	`default_password` integer DEFAULT false NOT NULL,
	`password_changed_at` integer NOT NULL,
	`mobile` text,
	`email` text,
	`icon` text NOT NULL,
	`vip_level` integer DEFAULT 0 NOT NULL,
	`language` text DEFAULT 'ES' NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`upline_id` text,
	`first_login_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_usernameKey_unique` ON `members` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `members_account_unique` ON `members` (`account`);--> statement-breakpoint
CREATE UNIQUE INDEX `members_mobile_unique` ON `members` (`mobile`);--> statement-breakpoint
CREATE INDEX `members_upline` ON `members` (`upline_id`);--> statement-breakpoint
CREATE INDEX `members_created` ON `members` (`created_at`);--> statement-breakpoint
CREATE TABLE `announcements` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`position` integer NOT NULL,
	`title_es` text NOT NULL,
	`title_en` text NOT NULL,
	`content_es` text DEFAULT '' NOT NULL,
	`content_en` text DEFAULT '' NOT NULL,
	`group_name` text,
	`picture` text,
	`url` text DEFAULT '' NOT NULL,
	`link_type` text DEFAULT 'NONE' NOT NULL,
	`execution` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `announcements_kind` ON `announcements` (`kind`,`position`);--> statement-breakpoint
CREATE TABLE `jackpot` (
	`id` integer PRIMARY KEY NOT NULL,
	`amount_minor` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `favorites` (
	`member_id` text NOT NULL,
	`node_id` text NOT NULL,
	`position` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `node_id`)
);
--> statement-breakpoint
CREATE INDEX `favorites_member_position` ON `favorites` (`member_id`,`position`);--> statement-breakpoint
CREATE TABLE `game_counts` (
	`vendor` text NOT NULL,
	`game_type` text NOT NULL,
	`classify` text NOT NULL,
	`games` integer NOT NULL,
	PRIMARY KEY(`vendor`, `game_type`, `classify`)
);
--> statement-breakpoint
CREATE TABLE `games` (
	`rank` integer PRIMARY KEY NOT NULL,
	`node_id` text NOT NULL,
	`name_es` text NOT NULL,
	`name_en` text NOT NULL,
	`vendor` text NOT NULL,
	`game_type` text NOT NULL,
	`classify` text NOT NULL,
	`game_code` text NOT NULL,
	`is_hot` integer NOT NULL,
	`has_trial` integer NOT NULL,
	`is_open` integer NOT NULL,
	`min_bet_minor` integer NOT NULL,
	`lines` integer NOT NULL,
	`theme` text NOT NULL,
	`motif` text NOT NULL,
	FOREIGN KEY (`vendor`) REFERENCES `vendors`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `games_nodeId_unique` ON `games` (`node_id`);--> statement-breakpoint
CREATE INDEX `games_type_class` ON `games` (`game_type`,`classify`);--> statement-breakpoint
CREATE INDEX `games_type` ON `games` (`game_type`);--> statement-breakpoint
CREATE INDEX `games_vendor_type` ON `games` (`vendor`,`game_type`);--> statement-breakpoint
CREATE INDEX `games_hot` ON `games` (`game_type`) WHERE is_hot = 1;--> statement-breakpoint
CREATE INDEX `games_hot_all` ON `games` (`is_hot`) WHERE is_hot = 1;--> statement-breakpoint
CREATE TABLE `recent_games` (
	`member_id` text NOT NULL,
	`node_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `node_id`)
);
--> statement-breakpoint
CREATE INDEX `recent_games_member_at` ON `recent_games` (`member_id`,`at`,`node_id`);--> statement-breakpoint
CREATE TABLE `vendors` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`position` integer NOT NULL,
	`is_hot` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vendors_position_unique` ON `vendors` (`position`);--> statement-breakpoint
CREATE TABLE `fairness_seeds` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`state` text NOT NULL,
	`server_seed` text NOT NULL,
	`server_seed_hash` text NOT NULL,
	`client_seed` text,
	`next_nonce` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`revealed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fairness_seeds_current` ON `fairness_seeds` (`member_id`,`state`) WHERE state <> 'revealed';--> statement-breakpoint
CREATE INDEX `fairness_seeds_member` ON `fairness_seeds` (`member_id`,`id`);--> statement-breakpoint
CREATE TABLE `game_sessions` (
	`id` integer PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`member_id` text NOT NULL,
	`token_id` text NOT NULL,
	`node_id` text NOT NULL,
	`wallet` text NOT NULL,
	`back_url` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `game_sessions_tokenHash_unique` ON `game_sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `game_sessions_member` ON `game_sessions` (`member_id`);--> statement-breakpoint
CREATE TABLE `launches` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`token_id` text NOT NULL,
	`node_id` text NOT NULL,
	`wallet` text NOT NULL,
	`back_url` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE TABLE `rounds` (
	`round_id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`spin_id` text,
	`seed_id` integer NOT NULL,
	`nonce` integer NOT NULL,
	`wallet` text NOT NULL,
	`balance_after_minor` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rounds_spin` ON `rounds` (`member_id`,`spin_id`) WHERE spin_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `rounds_nonce` ON `rounds` (`seed_id`,`nonce`);--> statement-breakpoint
CREATE TABLE `bets` (
	`id` integer PRIMARY KEY NOT NULL,
	`round_id` text NOT NULL,
	`member_id` text NOT NULL,
	`node_id` text NOT NULL,
	`vassalage` text NOT NULL,
	`game_type` text NOT NULL,
	`stake_minor` integer NOT NULL,
	`payout_minor` integer NOT NULL,
	`status` text NOT NULL,
	`is_trial` integer NOT NULL,
	`at` integer NOT NULL,
	`settled_at` integer,
	`detail` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `bets_member` ON `bets` (`member_id`,`at`,`game_type`,`vassalage`,`status`,`stake_minor`,`payout_minor`);--> statement-breakpoint
CREATE INDEX `bets_round` ON `bets` (`round_id`);--> statement-breakpoint
CREATE INDEX `bets_wins` ON `bets` (`payout_minor`,`at`) WHERE is_trial = 0 AND payout_minor >= 50000;--> statement-breakpoint
CREATE TABLE `registration_rules` (
	`field` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`enabled` integer NOT NULL,
	`required` integer NOT NULL,
	`accepted_pattern` text NOT NULL,
	`pattern_id` text NOT NULL,
	`min_length` integer NOT NULL,
	`max_length` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `captchas` (
	`id` text PRIMARY KEY NOT NULL,
	`answer` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `captchas_expiry` ON `captchas` (`expires_at`);--> statement-breakpoint
CREATE TABLE `login_failures` (
	`key` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`locked_until` integer,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_failures_updated` ON `login_failures` (`updated_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`member_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ip` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_tokenHash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_member` ON `sessions` (`member_id`);--> statement-breakpoint
CREATE TABLE `sms_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`mobile` text NOT NULL,
	`purpose` text NOT NULL,
	`text` text NOT NULL,
	`code` text NOT NULL,
	`ip` text NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`failures` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sms_messages_mobile` ON `sms_messages` (`mobile`,`purpose`,`sent_at`);--> statement-breakpoint
CREATE INDEX `sms_messages_ip` ON `sms_messages` (`ip`,`sent_at`);--> statement-breakpoint
CREATE TABLE `accounts` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`may_go_negative` integer NOT NULL,
	`balance_minor` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "accounts_balance" CHECK(may_go_negative = 1 OR balance_minor >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_owner_kind` ON `accounts` (`owner_id`,`kind`);--> statement-breakpoint
CREATE TABLE `entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`posting_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`amount_minor` integer NOT NULL,
	FOREIGN KEY (`posting_id`) REFERENCES `postings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `entries_posting` ON `entries` (`posting_id`);--> statement-breakpoint
CREATE INDEX `entries_account` ON `entries` (`account_id`);--> statement-breakpoint
CREATE TABLE `postings` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`member_id` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`reference` text NOT NULL,
	`at` integer NOT NULL,
	`balance_after_minor` integer NOT NULL,
	CONSTRAINT "postings_amount" CHECK(amount_minor > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `postings_key_unique` ON `postings` (`key`);--> statement-breakpoint
CREATE INDEX `postings_member` ON `postings` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`scope` text NOT NULL,
	`key` text NOT NULL,
	`body_hash` text NOT NULL,
	`http_status` integer NOT NULL,
	`envelope` text NOT NULL,
	`code` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`scope`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_at` ON `idempotency_keys` (`at`);--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
