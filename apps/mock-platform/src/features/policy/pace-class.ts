import type { PaceClass } from '@tonalli/contracts/policy/choices';

const CLASSES: Readonly<Record<string, PaceClass>> = {
  slot: 'slot',
  scratch: 'instant',
  dice: 'instant',
  crash: 'instant',
  mines: 'instant',
  plinko: 'instant',
  tower: 'instant',
  'hi-lo': 'instant',
  coin: 'instant',
  limbo: 'instant',
  keno: 'instant',
  wheel: 'instant',
  'video-poker': 'table',
  roulette: 'table',
  'money-wheel': 'table',
  blackjack: 'table',
  baccarat: 'table',
  'sic-bo': 'table',
  craps: 'table',
  'casino-holdem': 'table',
  'three-card-poker': 'table',
  fish: 'fish',
};

/** Which rules of pace a family of games is under; null for draws and sports, whose pace is not the player's. */
export const paceClassOf = (family: string): PaceClass | null => CLASSES[family] ?? null;
