-- Names only: the row id leads to `games`. Accents and case do not matter.
CREATE VIRTUAL TABLE `games_fts` USING fts5(name_es, name_en, content = '', prefix = '2 3', tokenize = "unicode61 remove_diacritics 2");
--> statement-breakpoint
CREATE VIRTUAL TABLE `games_terms` USING fts5vocab('games_fts', 'row');
