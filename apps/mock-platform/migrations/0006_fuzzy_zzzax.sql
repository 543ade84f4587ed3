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
CREATE INDEX `point_rewards_rank` ON `point_rewards` (`rank`);