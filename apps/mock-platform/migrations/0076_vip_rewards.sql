ALTER TABLE `vip_bonuses` ADD `reward_id` integer;--> statement-breakpoint
INSERT INTO `rewards` (`member_id`, `source`, `source_key`, `title_es`, `title_en`, `reward`, `granted_at`, `expires_at`)
SELECT `member_id`, 'vip', 'vip:' || `member_id` || ':' || `occasion`,
  iif(`kind` = 'UPGRADE', 'Por llegar a ', 'Bono mensual de ') || `name_es`,
  iif(`kind` = 'UPGRADE', 'For reaching ', 'Monthly bonus of ') || `name_en`,
  json_object('kind', 'cash', 'amountMinor', `amount_minor`), `granted_at`, `expires_at`
FROM `vip_bonuses`
JOIN (SELECT column1 AS `number`, column2 AS `name_es`, column3 AS `name_en` FROM (VALUES (1, 'Barro', 'Clay'), (2, 'Cobre', 'Copper'),
  (3, 'Plata', 'Silver'), (4, 'Oro', 'Gold'), (5, 'Jade', 'Jade'), (6, 'Turquesa', 'Turquoise'), (7, 'Obsidiana', 'Obsidian'), (8, 'Sol', 'Sun')))
  ON `number` = `level`
WHERE `claimed_at` IS NULL ORDER BY `id`;--> statement-breakpoint
UPDATE `vip_bonuses` SET `reward_id` = (SELECT r.`id` FROM `rewards` r WHERE r.`source_key` = 'vip:' || `vip_bonuses`.`member_id` || ':' || `occasion`);
