CREATE TABLE `__new_accounts` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`vendor` text DEFAULT '' NOT NULL,
	`may_go_negative` integer NOT NULL,
	`balance_minor` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "accounts_balance" CHECK(may_go_negative = 1 OR balance_minor >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_accounts` (`id`, `kind`, `owner_kind`, `owner_id`, `vendor`, `may_go_negative`, `balance_minor`)
SELECT `id`, `kind`, CASE WHEN `kind` = 'member.vendor' THEN 'vendor' WHEN `kind` LIKE 'member.%' THEN 'member' ELSE 'house' END,
	`owner_id`, `vendor`, `may_go_negative`, `balance_minor` FROM `accounts`;
--> statement-breakpoint
CREATE TABLE `__new_postings` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`from_owner` text NOT NULL,
	`to_owner` text NOT NULL,
	`vendor` text DEFAULT '' NOT NULL,
	`amount_minor` integer NOT NULL,
	`reference` text NOT NULL,
	`at` integer NOT NULL,
	CONSTRAINT "postings_amount" CHECK(amount_minor > 0)
);
--> statement-breakpoint
INSERT INTO `__new_postings` (`id`, `key`, `kind`, `from_owner`, `to_owner`, `vendor`, `amount_minor`, `reference`, `at`)
SELECT p.`id`, p.`key`, p.`kind`,
	coalesce((SELECT a.`owner_id` FROM `entries` e JOIN `accounts` a ON a.`id` = e.`account_id` WHERE e.`posting_id` = p.`id` AND e.`amount_minor` < 0), ''),
	coalesce((SELECT a.`owner_id` FROM `entries` e JOIN `accounts` a ON a.`id` = e.`account_id` WHERE e.`posting_id` = p.`id` AND e.`amount_minor` > 0), ''),
	p.`vendor`, p.`amount_minor`, p.`reference`, p.`at` FROM `postings` p ORDER BY p.`id`;
--> statement-breakpoint
CREATE TABLE `__new_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`posting_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`amount_minor` integer NOT NULL,
	`balance_after_minor` integer NOT NULL,
	FOREIGN KEY (`posting_id`) REFERENCES `__new_postings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`) REFERENCES `__new_accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_entries` (`id`, `posting_id`, `account_id`, `kind`, `at`, `amount_minor`, `balance_after_minor`)
SELECT e.`id`, e.`posting_id`, e.`account_id`, p.`kind`, p.`at`, e.`amount_minor`,
	sum(e.`amount_minor`) OVER (PARTITION BY e.`account_id` ORDER BY e.`id`) FROM `entries` e
	JOIN `postings` p ON p.`id` = e.`posting_id` ORDER BY e.`id`;
--> statement-breakpoint
DROP TABLE `entries`;
--> statement-breakpoint
DROP TABLE `postings`;
--> statement-breakpoint
DROP TABLE `accounts`;
--> statement-breakpoint
ALTER TABLE `__new_accounts` RENAME TO `accounts`;
--> statement-breakpoint
ALTER TABLE `__new_postings` RENAME TO `postings`;
--> statement-breakpoint
ALTER TABLE `__new_entries` RENAME TO `entries`;
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_owner_kind` ON `accounts` (`owner_id`,`kind`,`vendor`);
--> statement-breakpoint
CREATE UNIQUE INDEX `postings_key_unique` ON `postings` (`key`);
--> statement-breakpoint
CREATE INDEX `entries_posting` ON `entries` (`posting_id`);
--> statement-breakpoint
CREATE INDEX `entries_account` ON `entries` (`account_id`,`at`,`kind`,`amount_minor`);
--> statement-breakpoint
CREATE TRIGGER `postings_no_update` BEFORE UPDATE ON `postings` BEGIN SELECT RAISE(ABORT, 'postings are append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `postings_no_delete` BEFORE DELETE ON `postings` BEGIN SELECT RAISE(ABORT, 'postings are append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `entries_no_update` BEFORE UPDATE ON `entries` BEGIN SELECT RAISE(ABORT, 'entries are append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `entries_no_delete` BEFORE DELETE ON `entries` BEGIN SELECT RAISE(ABORT, 'entries are append-only'); END;
