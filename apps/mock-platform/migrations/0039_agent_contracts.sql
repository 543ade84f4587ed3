CREATE TABLE `agent_bill_inputs` (
	`bill_id` integer PRIMARY KEY NOT NULL,
	`figures` text NOT NULL,
	`by_category` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `agent_bill_payments` (
	`bill_id` integer NOT NULL,
	`number` integer NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`key` text NOT NULL,
	PRIMARY KEY(`bill_id`, `number`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agent_bill_payments_key_unique` ON `agent_bill_payments` (`key`);--> statement-breakpoint
CREATE TABLE `agent_bills` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`run_id` integer NOT NULL,
	`contract_id` integer NOT NULL,
	`kind` text NOT NULL,
	`period` text NOT NULL,
	`from_at` integer NOT NULL,
	`to_at` integer NOT NULL,
	`upline_id` text,
	`downline_id` text NOT NULL,
	`payer` text NOT NULL,
	`version` integer NOT NULL,
	`hash` text NOT NULL,
	`auto_cover` integer NOT NULL,
	`gross_minor` integer NOT NULL,
	`to_downlines_minor` integer NOT NULL,
	`shortfall_minor` integer NOT NULL,
	`due_minor` integer NOT NULL,
	`paid_minor` integer NOT NULL,
	`closing_carry_minor` integer NOT NULL,
	`state` text NOT NULL,
	`returned_minor` integer NOT NULL,
	`settled_at` integer NOT NULL,
	`read_at` integer,
	CONSTRAINT "agent_bills_paid" CHECK(paid_minor >= 0 AND paid_minor <= due_minor AND returned_minor <= paid_minor)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agent_bills_contract` ON `agent_bills` (`contract_id`,`from_at`);--> statement-breakpoint
CREATE INDEX `agent_bills_downline` ON `agent_bills` (`downline_id`,`settled_at`,`id`);--> statement-breakpoint
CREATE INDEX `agent_bills_period` ON `agent_bills` (`downline_id`,`to_at`);--> statement-breakpoint
CREATE INDEX `agent_bills_upline` ON `agent_bills` (`upline_id`,`settled_at`,`id`);--> statement-breakpoint
CREATE INDEX `agent_bills_run` ON `agent_bills` (`run_id`,`id`);--> statement-breakpoint
CREATE INDEX `agent_bills_open` ON `agent_bills` (`upline_id`,`to_at`,`id`) WHERE payer = 'upline' AND state IN ('PAYABLE', 'INSUFFICIENT', 'PARTLY_PAID');--> statement-breakpoint
CREATE INDEX `agent_bills_reversed` ON `agent_bills` (`id`) WHERE state = 'REVERSED' AND returned_minor < paid_minor;--> statement-breakpoint
CREATE TABLE `agent_carries` (
	`downline_id` text NOT NULL,
	`kind` text NOT NULL,
	`closing_minor` integer NOT NULL,
	`from_at` integer NOT NULL,
	`to_at` integer NOT NULL,
	PRIMARY KEY(`downline_id`, `kind`),
	CONSTRAINT "agent_carries_sign" CHECK(closing_minor <= 0)
);
--> statement-breakpoint
CREATE TABLE `agent_contract_history` (
	`id` integer PRIMARY KEY NOT NULL,
	`contract_id` integer NOT NULL,
	`at` integer NOT NULL,
	`event` text NOT NULL,
	`by` text NOT NULL,
	`version` integer,
	`note` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `agent_contract_history_contract` ON `agent_contract_history` (`contract_id`,`id`);--> statement-breakpoint
CREATE TABLE `agent_contract_versions` (
	`contract_id` integer NOT NULL,
	`version` integer NOT NULL,
	`terms` text NOT NULL,
	`hash` text NOT NULL,
	`auto_cover` integer NOT NULL,
	`offered_at` integer NOT NULL,
	`accepted_at` integer,
	`effective_from` integer,
	PRIMARY KEY(`contract_id`, `version`)
);
--> statement-breakpoint
CREATE TABLE `agent_contracts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`period` text NOT NULL,
	`upline_id` text,
	`downline_id` text NOT NULL,
	`starts_at` integer,
	`ends_at` integer,
	`end_reason` text,
	`closed` text,
	`suspended_at` integer,
	`offered_version` integer,
	`offer_expires_at` integer,
	`request_of` text,
	`request_by` text,
	`request_note` text,
	`requested_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "agent_contracts_end" CHECK(ends_at IS NULL OR (starts_at IS NOT NULL AND ends_at >= starts_at)),
	CONSTRAINT "agent_contracts_offer" CHECK((offered_version IS NULL) = (offer_expires_at IS NULL))
);
--> statement-breakpoint
CREATE INDEX `agent_contracts_downline` ON `agent_contracts` (`downline_id`,`kind`,`id`);--> statement-breakpoint
CREATE INDEX `agent_contracts_upline` ON `agent_contracts` (`upline_id`,`kind`,`id`);--> statement-breakpoint
CREATE INDEX `agent_contracts_stream` ON `agent_contracts` (`kind`,`period`,`starts_at`);--> statement-breakpoint
CREATE TABLE `agent_run_contracts` (
	`contract_id` integer PRIMARY KEY NOT NULL,
	`downline_id` text NOT NULL,
	`version` integer NOT NULL,
	`categories` text NOT NULL,
	`count_self` integer NOT NULL,
	`active_valid_bet_minor` integer NOT NULL,
	`active_members` integer NOT NULL,
	`bonus_minor` integer NOT NULL,
	`rebate_minor` integer NOT NULL,
	`deposit_minor` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `agent_run_contracts_downline` ON `agent_run_contracts` (`downline_id`);--> statement-breakpoint
CREATE TABLE `agent_run_sums` (
	`contract_id` integer NOT NULL,
	`category` text NOT NULL,
	`stake_minor` integer NOT NULL,
	`valid_minor` integer NOT NULL,
	`payout_minor` integer NOT NULL,
	`late_valid_minor` integer NOT NULL,
	`late_payout_minor` integer NOT NULL,
	PRIMARY KEY(`contract_id`, `category`)
);
--> statement-breakpoint
CREATE TABLE `agent_runs` (
	`id` integer PRIMARY KEY NOT NULL,
	`stream` text NOT NULL,
	`period` text NOT NULL,
	`from_at` integer NOT NULL,
	`to_at` integer NOT NULL,
	`phase` text NOT NULL,
	`cursor` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agent_runs_period` ON `agent_runs` (`stream`,`from_at`);--> statement-breakpoint
CREATE TABLE `agent_streams` (
	`stream` text PRIMARY KEY NOT NULL,
	`next_from` integer
);--> statement-breakpoint
CREATE TRIGGER `agent_contract_versions_no_update` BEFORE UPDATE OF `contract_id`, `version`, `terms`, `hash`, `auto_cover`, `offered_at` ON `agent_contract_versions` BEGIN SELECT RAISE(ABORT, 'versions of contracts never change'); END;
--> statement-breakpoint
CREATE TRIGGER `agent_contract_versions_agreed_once` BEFORE UPDATE OF `accepted_at`, `effective_from` ON `agent_contract_versions` WHEN old.accepted_at IS NOT NULL BEGIN SELECT RAISE(ABORT, 'versions of contracts are agreed on once'); END;
--> statement-breakpoint
CREATE TRIGGER `agent_contract_versions_no_delete` BEFORE DELETE ON `agent_contract_versions` BEGIN SELECT RAISE(ABORT, 'versions of contracts never go'); END;
--> statement-breakpoint
CREATE TRIGGER `agent_contract_history_no_update` BEFORE UPDATE ON `agent_contract_history` BEGIN SELECT RAISE(ABORT, 'what happened to contracts is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `agent_contract_history_no_delete` BEFORE DELETE ON `agent_contract_history` BEGIN SELECT RAISE(ABORT, 'what happened to contracts is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `agent_bill_inputs_no_update` BEFORE UPDATE ON `agent_bill_inputs` BEGIN SELECT RAISE(ABORT, 'inputs of bills are append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `agent_bill_inputs_no_delete` BEFORE DELETE ON `agent_bill_inputs` BEGIN SELECT RAISE(ABORT, 'inputs of bills are append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `agent_bill_payments_no_update` BEFORE UPDATE ON `agent_bill_payments` BEGIN SELECT RAISE(ABORT, 'payments of bills are append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `agent_bill_payments_no_delete` BEFORE DELETE ON `agent_bill_payments` BEGIN SELECT RAISE(ABORT, 'payments of bills are append-only'); END;
