CREATE TABLE `wheel_credits` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`wheel_id` text NOT NULL,
	`key` text NOT NULL,
	`count` integer NOT NULL,
	`used` integer DEFAULT 0 NOT NULL,
	`at` integer NOT NULL,
	CONSTRAINT "wheel_credits_used" CHECK("wheel_credits"."used" BETWEEN 0 AND "wheel_credits"."count")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `wheel_credits_key` ON `wheel_credits` (`key`);--> statement-breakpoint
CREATE INDEX `wheel_credits_member` ON `wheel_credits` (`member_id`,`wheel_id`);--> statement-breakpoint
CREATE TABLE `wheel_spins` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`wheel_id` text NOT NULL,
	`day` text NOT NULL,
	`credit_id` integer,
	`server_seed_hash` text NOT NULL,
	`server_seed` text NOT NULL,
	`client_seed` text NOT NULL,
	`drawn` integer NOT NULL,
	`total` integer NOT NULL,
	`hit_sector_id` text NOT NULL,
	`sector_id` text NOT NULL,
	`reward` text,
	`cost_minor` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `wheel_spins_member` ON `wheel_spins` (`member_id`,`wheel_id`,`day`);--> statement-breakpoint
CREATE INDEX `wheel_spins_day` ON `wheel_spins` (`wheel_id`,`day`,`cost_minor`);--> statement-breakpoint
CREATE INDEX `wheel_spins_sector` ON `wheel_spins` (`wheel_id`,`sector_id`);