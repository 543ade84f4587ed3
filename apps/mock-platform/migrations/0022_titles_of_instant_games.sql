UPDATE `games` SET `family` = 'hi-lo',
	`name_en` = substr(name_en, 1, length(name_en) - 6) || 'Hi-Lo',
	`name_es` = CASE
		WHEN name_es LIKE 'Corre tras el %' THEN 'Mayor o menor del ' || substr(name_es, 15)
		ELSE 'Mayor o menor de ' || substr(name_es, 12) END
WHERE `family` = 'runner';
--> statement-breakpoint
UPDATE `games` SET `family` = 'coin',
	`name_en` = substr(name_en, 11) || ' Coin Flip',
	`name_es` = CASE
		WHEN name_es LIKE 'Atrapa al %' OR name_es LIKE 'Atrapa el %' THEN 'Volado del ' || substr(name_es, 11)
		WHEN name_es LIKE 'Atrapa a %' THEN 'Volado de ' || substr(name_es, 10)
		ELSE 'Volado de ' || substr(name_es, 8) END
WHERE `family` = 'catch';
--> statement-breakpoint
UPDATE `games` SET `family` = 'money-wheel' WHERE `family` = 'wheel';
