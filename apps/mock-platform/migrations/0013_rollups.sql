CREATE TABLE `cash_days` (
	`member_id` text NOT NULL,
	`category` text NOT NULL,
	`path_version` integer NOT NULL,
	`day` integer NOT NULL,
	`in_minor` integer NOT NULL,
	`out_minor` integer NOT NULL,
	`movements` integer NOT NULL,
	PRIMARY KEY(`member_id`, `day`, `category`, `path_version`)
);
--> statement-breakpoint
CREATE TABLE `cash_slots` (
	`member_id` text NOT NULL,
	`category` text NOT NULL,
	`path_version` integer NOT NULL,
	`slot` integer NOT NULL,
	`in_minor` integer NOT NULL,
	`out_minor` integer NOT NULL,
	`movements` integer NOT NULL,
	PRIMARY KEY(`member_id`, `slot`, `category`, `path_version`)
);
--> statement-breakpoint
CREATE TABLE `play_days` (
	`member_id` text NOT NULL,
	`category` text NOT NULL,
	`path_version` integer NOT NULL,
	`day` integer NOT NULL,
	`stake_minor` integer NOT NULL,
	`valid_minor` integer NOT NULL,
	`payout_minor` integer NOT NULL,
	`bonus_stake_minor` integer NOT NULL,
	`edge` integer NOT NULL,
	`bets` integer NOT NULL,
	PRIMARY KEY(`member_id`, `day`, `category`, `path_version`)
);
--> statement-breakpoint
CREATE TABLE `play_slots` (
	`member_id` text NOT NULL,
	`category` text NOT NULL,
	`path_version` integer NOT NULL,
	`slot` integer NOT NULL,
	`stake_minor` integer NOT NULL,
	`valid_minor` integer NOT NULL,
	`payout_minor` integer NOT NULL,
	`bonus_stake_minor` integer NOT NULL,
	`edge` integer NOT NULL,
	`bets` integer NOT NULL,
	PRIMARY KEY(`member_id`, `slot`, `category`, `path_version`)
);
--> statement-breakpoint
CREATE INDEX `play_slots_slot` ON `play_slots` (`slot`,`member_id`);--> statement-breakpoint
CREATE TABLE `play_totals` (
	`member_id` text PRIMARY KEY NOT NULL,
	`stake_minor` integer NOT NULL,
	`valid_minor` integer NOT NULL,
	`payout_minor` integer NOT NULL,
	`bonus_stake_minor` integer NOT NULL,
	`edge` integer NOT NULL,
	`bets` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `bets_open` ON `bets` (`at`,`member_id`) WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX `bets_late` ON `bets` (`member_id`,`settled_at`) WHERE status = 'SETTLED' AND settled_at > at;
--> statement-breakpoint
CREATE TEMP TABLE `operator_summers` (`begins_at` integer NOT NULL, `ends_at` integer NOT NULL);
--> statement-breakpoint
INSERT INTO `operator_summers` VALUES
	(828864000000, 846399600000), (860313600000, 877849200000), (891763200000, 909298800000),
	(923212800000, 941353200000), (954662400000, 972802800000), (989136000000, 1001833200000),
	(1018166400000, 1035702000000), (1049616000000, 1067151600000), (1081065600000, 1099206000000),
	(1112515200000, 1130655600000), (1143964800000, 1162105200000), (1175414400000, 1193554800000),
	(1207468800000, 1225004400000), (1238918400000, 1256454000000), (1270368000000, 1288508400000),
	(1301817600000, 1319958000000), (1333267200000, 1351407600000), (1365321600000, 1382857200000),
	(1396771200000, 1414306800000), (1428220800000, 1445756400000), (1459670400000, 1477810800000),
	(1491120000000, 1509260400000), (1522569600000, 1540710000000), (1554624000000, 1572159600000),
	(1586073600000, 1603609200000), (1617523200000, 1635663600000), (1648972800000, 1667113200000);
--> statement-breakpoint
INSERT INTO `play_slots` (member_id, category, path_version, slot, stake_minor, valid_minor, payout_minor, bonus_stake_minor, edge, bets)
SELECT member_id, game_type, 1, settled_at / 300000 * 300000 AS slot, sum(stake_minor), sum(stake_minor), sum(payout_minor), 0, 0, count(*)
FROM `bets` WHERE status = 'SETTLED' AND is_trial = 0 GROUP BY member_id, slot, game_type;
--> statement-breakpoint
INSERT INTO `play_days` (member_id, category, path_version, day, stake_minor, valid_minor, payout_minor, bonus_stake_minor, edge, bets)
WITH local AS (SELECT *, (slot - iif(EXISTS (SELECT 1 FROM operator_summers WHERE slot >= begins_at AND slot < ends_at), 18000000, 21600000)) / 86400000 * 86400000 AS midnight FROM `play_slots`),
	days AS (SELECT *, midnight + iif(EXISTS (SELECT 1 FROM operator_summers WHERE midnight + 21600000 >= begins_at AND midnight + 21600000 < ends_at), 18000000, 21600000) AS day FROM local)
SELECT member_id, category, path_version, day, sum(stake_minor), sum(valid_minor), sum(payout_minor), sum(bonus_stake_minor), sum(edge), sum(bets) FROM days GROUP BY member_id, day, category, path_version;
--> statement-breakpoint
INSERT INTO `play_totals` (member_id, stake_minor, valid_minor, payout_minor, bonus_stake_minor, edge, bets)
SELECT member_id, sum(stake_minor), sum(valid_minor), sum(payout_minor), sum(bonus_stake_minor), sum(edge), sum(bets) FROM `play_slots` GROUP BY member_id;
--> statement-breakpoint
INSERT INTO `cash_slots` (member_id, category, path_version, slot, in_minor, out_minor, movements)
WITH flows AS (SELECT a.owner_id AS member_id, e.at / 300000 * 300000 AS slot, e.amount_minor,
	CASE WHEN a.kind = 'member.vendor' THEN 'walletPlay' WHEN e.kind = 'deposit.fee' THEN 'fee' WHEN e.kind LIKE 'wallet.%' THEN 'transfer'
		WHEN e.kind = 'jackpot.win' OR e.kind LIKE 'round.%' THEN 'bet' ELSE substr(e.kind, 1, instr(e.kind, '.') - 1) END AS category
	FROM `entries` e JOIN `accounts` a ON a.id = e.account_id
	WHERE a.kind = 'member.main' OR (a.kind = 'member.vendor' AND e.kind LIKE 'vendor.%'))
SELECT member_id, category, 1, slot, sum(max(amount_minor, 0)), sum(max(-amount_minor, 0)), count(*)
FROM flows GROUP BY member_id, slot, category;
--> statement-breakpoint
INSERT INTO `cash_days` (member_id, category, path_version, day, in_minor, out_minor, movements)
WITH local AS (SELECT *, (slot - iif(EXISTS (SELECT 1 FROM operator_summers WHERE slot >= begins_at AND slot < ends_at), 18000000, 21600000)) / 86400000 * 86400000 AS midnight FROM `cash_slots`),
	days AS (SELECT *, midnight + iif(EXISTS (SELECT 1 FROM operator_summers WHERE midnight + 21600000 >= begins_at AND midnight + 21600000 < ends_at), 18000000, 21600000) AS day FROM local)
SELECT member_id, category, path_version, day, sum(in_minor), sum(out_minor), sum(movements) FROM days GROUP BY member_id, day, category, path_version;
--> statement-breakpoint
DROP TABLE `operator_summers`;
--> statement-breakpoint
DROP TABLE `vip_members`;
--> statement-breakpoint
CREATE TABLE `__new_point_accounts` (
	`member_id` text PRIMARY KEY NOT NULL,
	`balance` integer DEFAULT 0 NOT NULL,
	`given_bet_minor` integer DEFAULT 0 NOT NULL,
	`earlier_bet_minor` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "point_accounts_balance" CHECK(balance >= 0),
	CONSTRAINT "point_accounts_bets" CHECK(given_bet_minor >= 0 AND earlier_bet_minor >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_point_accounts` (member_id, balance, given_bet_minor, earlier_bet_minor)
SELECT p.member_id, p.balance, p.valid_bet_minor - p.open_bet_minor, max(0, coalesce(t.valid_minor, 0) - p.valid_bet_minor)
FROM `point_accounts` p LEFT JOIN `play_totals` t ON t.member_id = p.member_id;
--> statement-breakpoint
INSERT INTO `__new_point_accounts` (member_id, earlier_bet_minor)
SELECT member_id, valid_minor FROM `play_totals` WHERE member_id NOT IN (SELECT member_id FROM `point_accounts`);
--> statement-breakpoint
DROP TABLE `point_accounts`;
--> statement-breakpoint
ALTER TABLE `__new_point_accounts` RENAME TO `point_accounts`;
--> statement-breakpoint
CREATE TABLE `__new_turnover_requirements` (
	`member_id` text PRIMARY KEY NOT NULL,
	`required_minor` integer NOT NULL,
	`mark_minor` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_turnover_requirements` (member_id, required_minor, mark_minor)
SELECT r.member_id, r.required_minor, coalesce((SELECT t.valid_minor FROM `play_totals` t WHERE t.member_id = r.member_id), 0)
	- coalesce((SELECT sum(b.stake_minor) FROM `bets` b WHERE b.member_id = r.member_id AND b.at >= r.since AND b.status = 'SETTLED' AND b.is_trial = 0), 0)
FROM `turnover_requirements` r;
--> statement-breakpoint
DROP TABLE `turnover_requirements`;
--> statement-breakpoint
ALTER TABLE `__new_turnover_requirements` RENAME TO `turnover_requirements`;
