CREATE TABLE `room_flag_closings` (
	`flag` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`closed_at` integer NOT NULL,
	`last_at` integer NOT NULL
);
