ALTER TABLE `fairness_seeds` RENAME COLUMN "member_id" TO "owner_id";--> statement-breakpoint
CREATE TABLE `bet_corrections` (
	`id` integer PRIMARY KEY NOT NULL,
	`round_id` text NOT NULL,
	`member_id` text NOT NULL,
	`category` text NOT NULL,
	`is_trial` integer NOT NULL,
	`settled_at` integer NOT NULL,
	`at` integer NOT NULL,
	`payout_delta_minor` integer NOT NULL,
	`valid_delta_minor` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `bet_corrections_member` ON `bet_corrections` (`member_id`,`settled_at`);--> statement-breakpoint
CREATE TABLE `exposures` (
	`family` text NOT NULL,
	`key` text NOT NULL,
	`amount_minor` integer NOT NULL,
	PRIMARY KEY(`family`, `key`)
);
--> statement-breakpoint
CREATE TABLE `round_progress` (
	`round_id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`node_id` text NOT NULL,
	`family` text NOT NULL,
	`version` integer NOT NULL,
	`config` text NOT NULL,
	`bet` text NOT NULL,
	`state` text NOT NULL,
	`lines` text NOT NULL,
	`hold` text NOT NULL,
	`results` text NOT NULL,
	`drawn` text NOT NULL,
	`asked` text NOT NULL,
	`sources` text NOT NULL,
	`max_payout_minor` integer NOT NULL,
	`is_over` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `round_progress_open` ON `round_progress` (`member_id`) WHERE is_over = 0;--> statement-breakpoint
DROP INDEX `fairness_seeds_member`;--> statement-breakpoint
DROP INDEX `fairness_seeds_current`;--> statement-breakpoint
ALTER TABLE `fairness_seeds` ADD `owner_kind` text DEFAULT 'member' NOT NULL;--> statement-breakpoint
CREATE INDEX `fairness_seeds_owner` ON `fairness_seeds` (`owner_kind`,`owner_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `fairness_seeds_current` ON `fairness_seeds` (`owner_kind`,`owner_id`,`state`) WHERE state <> 'revealed';--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_rounds` (
	`round_id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`round_key` text,
	`seed_id` integer,
	`nonce` integer,
	`wallet` text NOT NULL,
	`balance_after_minor` integer NOT NULL,
	`jackpot_stake_per_win_minor` integer,
	`payments` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_rounds`("round_id", "member_id", "round_key", "seed_id", "nonce", "wallet", "balance_after_minor", "jackpot_stake_per_win_minor", "payments") SELECT "round_id", "member_id", "spin_id", "seed_id", "nonce", "wallet", "balance_after_minor", "jackpot_stake_per_win_minor", 1 FROM `rounds`;--> statement-breakpoint
DROP TABLE `rounds`;--> statement-breakpoint
ALTER TABLE `__new_rounds` RENAME TO `rounds`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `rounds_key` ON `rounds` (`member_id`,`round_key`) WHERE round_key IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `rounds_nonce` ON `rounds` (`seed_id`,`nonce`) WHERE seed_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `bets` ADD `valid_minor` integer;--> statement-breakpoint
INSERT INTO `rounds` SELECT round_id, member_id, NULL, NULL, NULL, 'main', 0, NULL, 0 FROM bets WHERE status = 'PENDING';--> statement-breakpoint
INSERT INTO `round_progress` SELECT round_id, member_id, node_id, 'summary', 1, '{}', json_object('stakeMinor', stake_minor, 'payoutMinor', NULL), '{}',
	json_object('bet', json_object('funding', json_array(json_object('account', 'main', 'amountMinor', stake_minor)), 'exposures', json_array())),
	'[]', '[]', '[]', json_array(json_object('call', 'start', 'input', NULL, 'at', at, 'told', NULL)), '["main"]', 9007199254740991, 0
	FROM bets WHERE status = 'PENDING';
