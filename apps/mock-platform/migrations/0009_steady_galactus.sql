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
ALTER TABLE `sessions` ADD `user_agent` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `last_used_at` integer DEFAULT 0 NOT NULL;