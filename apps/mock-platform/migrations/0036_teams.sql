CREATE TABLE `team_active_days` (
	`agent_id` text NOT NULL,
	`day` integer NOT NULL,
	`before_day` integer NOT NULL,
	`people` integer NOT NULL,
	PRIMARY KEY(`agent_id`, `day`, `before_day`)
);
--> statement-breakpoint
CREATE TABLE `team_balances` (
	`agent_id` text PRIMARY KEY NOT NULL,
	`balance_minor` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `team_branch_days` (
	`agent_id` text NOT NULL,
	`day` integer NOT NULL,
	`branch_id` text NOT NULL,
	`category` text NOT NULL,
	`out_minor` integer NOT NULL,
	`in_minor` integer NOT NULL,
	`valid_minor` integer NOT NULL,
	`moves` integer NOT NULL,
	PRIMARY KEY(`agent_id`, `day`, `branch_id`, `category`)
);
--> statement-breakpoint
CREATE TABLE `team_days` (
	`agent_id` text NOT NULL,
	`day` integer NOT NULL,
	`category` text NOT NULL,
	`out_minor` integer NOT NULL,
	`in_minor` integer NOT NULL,
	`valid_minor` integer NOT NULL,
	`moves` integer NOT NULL,
	PRIMARY KEY(`agent_id`, `day`, `category`)
);
--> statement-breakpoint
CREATE TABLE `team_joins` (
	`agent_id` text NOT NULL,
	`day` integer NOT NULL,
	`people` integer NOT NULL,
	PRIMARY KEY(`agent_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `team_mark` (
	`id` integer PRIMARY KEY NOT NULL,
	`carried_to` integer NOT NULL,
	`due_at` integer
);
--> statement-breakpoint
CREATE TABLE `team_people` (
	`agent_id` text NOT NULL,
	`depth` integer NOT NULL,
	`is_agent` integer NOT NULL,
	`people` integer NOT NULL,
	PRIMARY KEY(`agent_id`, `depth`, `is_agent`)
);
--> statement-breakpoint
CREATE TABLE `team_player_months` (
	`agent_id` text NOT NULL,
	`month` integer NOT NULL,
	`member_id` text NOT NULL,
	`stake_minor` integer NOT NULL,
	`valid_minor` integer NOT NULL,
	`payout_minor` integer NOT NULL,
	`loss_minor` integer NOT NULL,
	`bets` integer NOT NULL,
	PRIMARY KEY(`agent_id`, `month`, `member_id`)
);
--> statement-breakpoint
CREATE INDEX `team_player_months_loss` ON `team_player_months` (`agent_id`,`month`,`loss_minor`,`member_id`);--> statement-breakpoint
CREATE INDEX `member_tree_dated` ON `member_tree` (`ancestor_id`) WHERE from_at > 1 OR until_at < 9007199254740991;--> statement-breakpoint
CREATE INDEX `cash_slots_slot` ON `cash_slots` (`slot`,`member_id`);
--> statement-breakpoint
INSERT INTO `team_people` (agent_id, depth, is_agent, people)
SELECT t.ancestor_id, t.depth, m.type <> 0, count(*) FROM `member_tree` t JOIN `members` m ON m.id = t.descendant_id
WHERE t.depth > 0 AND t.from_at = 1 AND t.until_at = 9007199254740991 AND m.type NOT IN (3, 4) GROUP BY 1, 2, 3;
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
INSERT INTO `team_joins` (agent_id, day, people)
WITH local AS (SELECT id, type, (created_at - iif(EXISTS (SELECT 1 FROM operator_summers WHERE created_at >= begins_at AND created_at < ends_at), 18000000, 21600000)) / 86400000 * 86400000 AS midnight FROM `members`),
	joined AS (SELECT id, type, midnight + iif(EXISTS (SELECT 1 FROM operator_summers WHERE midnight + 21600000 >= begins_at AND midnight + 21600000 < ends_at), 18000000, 21600000) AS day FROM local)
SELECT t.ancestor_id, m.day, count(*) FROM `member_tree` t JOIN joined m ON m.id = t.descendant_id
WHERE t.depth > 0 AND t.from_at = 1 AND t.until_at = 9007199254740991 AND m.type NOT IN (3, 4) GROUP BY 1, 2;
--> statement-breakpoint
DROP TABLE `operator_summers`;
