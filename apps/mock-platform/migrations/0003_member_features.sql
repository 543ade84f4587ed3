CREATE TABLE `secret_failures` (
	`member_id` text NOT NULL,
	`secret` text NOT NULL,
	`failures` integer NOT NULL,
	`locked_until` integer,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `secret`)
);
--> statement-breakpoint
CREATE TABLE `bank_accounts` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`bank_id` text NOT NULL,
	`clabe` text NOT NULL,
	`holder` text NOT NULL,
	`is_default` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_accounts_clabe` ON `bank_accounts` (`member_id`,`clabe`);--> statement-breakpoint
CREATE TABLE `deposit_orders` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`fee_minor` integer NOT NULL,
	`received_minor` integer,
	`status` text NOT NULL,
	`instructions` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`settled_at` integer
);
--> statement-breakpoint
CREATE INDEX `deposit_orders_member` ON `deposit_orders` (`member_id`,`id`);--> statement-breakpoint
CREATE INDEX `deposit_orders_status` ON `deposit_orders` (`status`,`id`);--> statement-breakpoint
CREATE TABLE `turnover_requirements` (
	`member_id` text PRIMARY KEY NOT NULL,
	`required_minor` integer NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`fee_minor` integer NOT NULL,
	`bank_id` text NOT NULL,
	`clabe` text NOT NULL,
	`holder` text NOT NULL,
	`status` text NOT NULL,
	`paid_minor` integer DEFAULT 0 NOT NULL,
	`received_minor` integer,
	`refunded_minor` integer DEFAULT 0 NOT NULL,
	`forced` integer DEFAULT false NOT NULL,
	`day` text NOT NULL,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`answer_by` integer,
	`closed_at` integer
);
--> statement-breakpoint
CREATE INDEX `withdrawals_member` ON `withdrawals` (`member_id`,`id`);--> statement-breakpoint
CREATE INDEX `withdrawals_day` ON `withdrawals` (`member_id`,`day`);--> statement-breakpoint
CREATE INDEX `withdrawals_status` ON `withdrawals` (`status`,`id`);--> statement-breakpoint
CREATE TABLE `known_devices` (
	`member_id` text NOT NULL,
	`device` text NOT NULL,
	`first_seen_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `device`)
);
--> statement-breakpoint
CREATE TABLE `known_networks` (
	`member_id` text NOT NULL,
	`network` text NOT NULL,
	`first_seen_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `network`)
);
--> statement-breakpoint
CREATE TABLE `message_states` (
	`member_id` text NOT NULL,
	`message_id` integer NOT NULL,
	`read_at` integer,
	`deleted_at` integer,
	PRIMARY KEY(`member_id`, `message_id`),
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` text,
	`kind` text NOT NULL,
	`params` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `messages_member` ON `messages` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `point_accounts` (
	`member_id` text PRIMARY KEY NOT NULL,
	`balance` integer DEFAULT 0 NOT NULL,
	`valid_bet_minor` integer DEFAULT 0 NOT NULL,
	`open_bet_minor` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "point_accounts_balance" CHECK(balance >= 0),
	CONSTRAINT "point_accounts_open_bet" CHECK(open_bet_minor >= 0 AND open_bet_minor <= valid_bet_minor)
);
--> statement-breakpoint
CREATE TABLE `point_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`member_id` text NOT NULL,
	`type` text NOT NULL,
	`points` integer NOT NULL,
	`balance_after` integer NOT NULL,
	`amount_minor` integer,
	`redemption_id` integer,
	`at` integer NOT NULL,
	CONSTRAINT "point_entries_points" CHECK((points < 0) = (type IN ('REDEEM', 'CONVERT')) AND points <> 0),
	CONSTRAINT "point_entries_balance" CHECK(balance_after >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `point_entries_key_unique` ON `point_entries` (`key`);--> statement-breakpoint
CREATE INDEX `point_entries_member` ON `point_entries` (`member_id`,`id`);--> statement-breakpoint
CREATE TABLE `point_redemptions` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`reward_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`points` integer NOT NULL,
	`status` text NOT NULL,
	`at` integer NOT NULL,
	`reviewed_at` integer,
	FOREIGN KEY (`reward_id`) REFERENCES `point_rewards`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "point_redemptions_quantity" CHECK(quantity > 0)
);
--> statement-breakpoint
CREATE INDEX `point_redemptions_member` ON `point_redemptions` (`member_id`,`status`);--> statement-breakpoint
CREATE INDEX `point_redemptions_status` ON `point_redemptions` (`status`);--> statement-breakpoint
CREATE TABLE `point_rewards` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`name_es` text NOT NULL,
	`name_en` text NOT NULL,
	`description_es` text NOT NULL,
	`description_en` text NOT NULL,
	`points` integer NOT NULL,
	`required_bet_minor` integer DEFAULT 0 NOT NULL,
	`bonus_minor` integer,
	`stock_total` integer NOT NULL,
	`stock` integer NOT NULL,
	`rank` integer NOT NULL,
	`is_open` integer DEFAULT true NOT NULL,
	CONSTRAINT "point_rewards_stock" CHECK(stock >= 0 AND stock <= stock_total),
	CONSTRAINT "point_rewards_points" CHECK(points > 0),
	CONSTRAINT "point_rewards_bonus" CHECK((type = 'BONUS') = (bonus_minor IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX `point_rewards_rank` ON `point_rewards` (`rank`);--> statement-breakpoint
CREATE TABLE `promotions` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`category` text NOT NULL,
	`title_es` text NOT NULL,
	`title_en` text NOT NULL,
	`summary_es` text NOT NULL,
	`summary_en` text NOT NULL,
	`content_es` text NOT NULL,
	`content_en` text NOT NULL,
	`terms_es` text NOT NULL,
	`terms_en` text NOT NULL,
	`picture` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`action` text
);
--> statement-breakpoint
CREATE INDEX `promotions_position` ON `promotions` (`position`);--> statement-breakpoint
CREATE TABLE `referral_earnings` (
	`referrer_id` text NOT NULL,
	`day` text NOT NULL,
	`active` integer NOT NULL,
	`valid_bet_minor` integer NOT NULL,
	`rate_basis_points` integer NOT NULL,
	`amount_minor` integer NOT NULL,
	`credited_at` integer NOT NULL,
	PRIMARY KEY(`referrer_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `referrals` (
	`member_id` text PRIMARY KEY NOT NULL,
	`referrer_id` text NOT NULL,
	`joined_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `referrals_referrer` ON `referrals` (`referrer_id`,`joined_at`);--> statement-breakpoint
CREATE TABLE `logins` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` text NOT NULL,
	`at` integer NOT NULL,
	`ip` text NOT NULL,
	`user_agent` text NOT NULL,
	`way` text NOT NULL,
	`succeeded` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `logins_member` ON `logins` (`member_id`,`id`);--> statement-breakpoint
CREATE TABLE `vip_bonuses` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`kind` text NOT NULL,
	`level` integer NOT NULL,
	`occasion` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`granted_at` integer NOT NULL,
	`expires_at` integer,
	`claimed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vip_bonuses_occasion` ON `vip_bonuses` (`member_id`,`occasion`);--> statement-breakpoint
CREATE INDEX `vip_bonuses_waiting` ON `vip_bonuses` (`member_id`,`claimed_at`);--> statement-breakpoint
CREATE TABLE `vip_members` (
	`member_id` text PRIMARY KEY NOT NULL,
	`valid_bet_minor` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `emails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`address` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `emails_address` ON `emails` (`address`,`id`);--> statement-breakpoint
DROP INDEX `postings_member`;--> statement-breakpoint
CREATE INDEX `postings_member` ON `postings` (`member_id`,`at`,`kind`,`amount_minor`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `user_agent` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `last_used_at` integer DEFAULT 0 NOT NULL;