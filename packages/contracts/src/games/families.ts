/** What plays a slot: reels that pay by lines, by ways, by groups that tumble, and so on. */
export const SLOT_ENGINES = ['slot', 'ways', 'classic', 'cluster', 'hold-and-spin'] as const;

/** Played at tables that all players of a title share: of each the lobby shows how it stands. */
export const TABLE_FAMILIES = [
  'crash',
  'live-roulette',
  'speed-roulette',
  'live-blackjack',
  'live-baccarat',
  'speed-baccarat',
  'no-commission-baccarat',
  'dragon-tiger',
  'sic-bo',
  'speed-sic-bo',
  'money-wheel',
  'niu-niu',
  'three-card-rooms',
  'blind-three-card-rooms',
] as const;

/**
 * Every family of games that a title of the catalogue may name, whether there is an engine for it yet or not. A table
 * that all its players share is a family beside the same game for one.
 */
export const GAME_FAMILIES = [
  ...SLOT_ENGINES,
  'scratch',
  'video-poker',
  'deuces-wild',
  'dice',
  'crash',
  'mines',
  'plinko',
  'tower',
  'hi-lo',
  'coin',
  'limbo',
  'keno',
  'wheel',
  'roulette',
  'blackjack',
  'baccarat',
  'craps',
  'three-card-poker',
  'live-roulette',
  'speed-roulette',
  'live-blackjack',
  'live-baccarat',
  'speed-baccarat',
  'no-commission-baccarat',
  'dragon-tiger',
  'sic-bo',
  'speed-sic-bo',
  'money-wheel',
  'fish',
  'niu-niu',
  'three-card-rooms',
  'blind-three-card-rooms',
  'sports',
  'lottery',
] as const;
export type GameFamily = (typeof GAME_FAMILIES)[number];
