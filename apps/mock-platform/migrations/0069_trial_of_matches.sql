UPDATE `games` SET `has_trial` = 1 WHERE `game_type` IN ('SPORTS', 'ESPORTS', 'COCKFIGHT');
