CREATE TABLE `reward_holds` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	`until` integer NOT NULL,
	`released_at` integer
);
--> statement-breakpoint
CREATE INDEX `reward_holds_member` ON `reward_holds` (`member_id`,`id`);--> statement-breakpoint
CREATE INDEX `reward_holds_open` ON `reward_holds` (`until`) WHERE released_at IS NULL;--> statement-breakpoint
CREATE INDEX `member_profiles_birthday` ON `member_profiles` (substr(json_extract(`fields`, '$.birthday'), 6));