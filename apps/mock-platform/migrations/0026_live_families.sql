UPDATE `games` SET `family` = 'live-' || `family`
WHERE `game_type` = 'LIVE' AND `family` IN ('roulette', 'blackjack', 'baccarat', 'craps', 'three-card-poker');
