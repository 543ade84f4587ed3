CREATE TABLE `cashback_periods` (
	`promotion_id` text NOT NULL,
	`member_id` text NOT NULL,
	`period` text NOT NULL,
	`version` integer NOT NULL,
	`stake_minor` integer NOT NULL,
	`payout_minor` integer NOT NULL,
	`bonus_minor` integer NOT NULL,
	`rate_bp` integer NOT NULL,
	`amount_minor` integer NOT NULL,
	`at` integer NOT NULL,
	`reward_id` integer,
	PRIMARY KEY(`promotion_id`, `member_id`, `period`)
);
--> statement-breakpoint
CREATE INDEX `cashback_periods_member` ON `cashback_periods` (`member_id`,`promotion_id`);--> statement-breakpoint
CREATE TABLE `promotion_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`promotion_id` text NOT NULL,
	`member_id` text NOT NULL,
	`cluster_key` text NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL,
	`at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`valid_bet_minor` integer NOT NULL,
	`remark` text,
	`reason` text,
	`reward` text,
	`reward_id` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `promotion_entries_member` ON `promotion_entries` (`promotion_id`,`member_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `promotion_entries_cluster` ON `promotion_entries` (`promotion_id`,`cluster_key`) WHERE state <> 'REJECTED';--> statement-breakpoint
CREATE INDEX `promotion_entries_state` ON `promotion_entries` (`state`,`id`);--> statement-breakpoint
CREATE INDEX `promotion_entries_whose` ON `promotion_entries` (`member_id`);--> statement-breakpoint
CREATE TABLE `promotion_signs` (
	`promotion_id` text NOT NULL,
	`member_id` text NOT NULL,
	`day` text NOT NULL,
	`number` integer NOT NULL,
	`at` integer NOT NULL,
	`reward` text NOT NULL,
	`reward_id` integer NOT NULL,
	PRIMARY KEY(`promotion_id`, `member_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `promotion_versions` (
	`promotion_id` text NOT NULL,
	`version` integer NOT NULL,
	`at` integer NOT NULL,
	`es` text NOT NULL,
	`en` text NOT NULL,
	`link` text,
	`terms` text NOT NULL,
	PRIMARY KEY(`promotion_id`, `version`)
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_promotions` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`category` text NOT NULL,
	`picture` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`version` integer NOT NULL,
	`budget_unit` text,
	`budget_total` integer DEFAULT 0 NOT NULL,
	`budget_left` integer DEFAULT 0 NOT NULL,
	`spent_at` integer,
	`paused_at` integer,
	CONSTRAINT "promotions_budget" CHECK(budget_left >= 0 AND budget_left <= budget_total)
);
--> statement-breakpoint
INSERT INTO `promotion_versions` (`promotion_id`, `version`, `at`, `es`, `en`, `link`, `terms`)
  SELECT id, 1, starts_at, json_object('title', title_es, 'summary', summary_es, 'html', content_es, 'terms', json(terms_es)), json_object('title', title_en, 'summary', summary_en, 'html', content_en, 'terms', json(terms_en)),
    iif(action IS NULL, NULL, json_object('es', action ->> 'labelEs', 'en', action ->> 'labelEn', 'linkType', action ->> 'linkType',
      'url', action ->> 'url', 'membersOnly', json(iif(action ->> 'membersOnly', 'true', 'false')))),
    '{"kind":"information","eligibility":[],"goals":[]}' FROM `promotions`;--> statement-breakpoint
INSERT INTO `__new_promotions` (`id`, `position`, `kind`, `category`, `picture`, `starts_at`, `ends_at`, `version`)
  SELECT id, position, 'information', category, picture, starts_at, ends_at, 1 FROM `promotions`;--> statement-breakpoint
DROP TABLE `promotions`;--> statement-breakpoint
ALTER TABLE `__new_promotions` RENAME TO `promotions`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `promotions_position` ON `promotions` (`position`);--> statement-breakpoint
CREATE INDEX `bank_accounts_shared` ON `bank_accounts` (`clabe`);--> statement-breakpoint
CREATE INDEX `verified_contacts_shared` ON `verified_contacts` (`contact`,`kind`);--> statement-breakpoint
CREATE TRIGGER `promotion_versions_no_update` BEFORE UPDATE ON `promotion_versions` BEGIN SELECT RAISE(ABORT, 'versions of terms are append-only'); END;--> statement-breakpoint
CREATE TRIGGER `promotion_versions_no_delete` BEFORE DELETE ON `promotion_versions` BEGIN SELECT RAISE(ABORT, 'versions of terms are append-only'); END;
