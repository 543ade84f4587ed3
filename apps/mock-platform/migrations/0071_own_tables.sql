ALTER TABLE `rounds` ADD `table_owner_id` text;--> statement-breakpoint
UPDATE `games` SET `has_trial` = 1 WHERE `game_type` = 'PVP';
