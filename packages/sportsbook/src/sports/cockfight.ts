import type { Winner } from '../count';
import { answering, asking, type Market, type Way } from '../market';

/** Meron is the favourite's corner, wala the other. Home is meron. */
export interface FightStory {
  readonly winner: Winner;
}

export type FightType = 'corner' | 'draw';
export type FightMarket = Market<FightType, FightStory>;

export const waysOfFight = (chances: Readonly<Record<Winner, number>>): Way<FightStory>[] =>
  (['home', 'draw', 'away'] as const).map((winner) => ({ of: { winner }, chance: chances[winner] }));

/** By custom a draw gives the stakes on both corners back. */
export const corner = (): FightMarket => {
  const answer =
    (side: Winner) =>
    ({ winner }: FightStory) => {
      if (winner === 'draw') return 'VOID' as const;
      return winner === side ? ('WON' as const) : ('LOST' as const);
    };
  return answering('corner', 'match', { meron: answer('home'), wala: answer('away') });
};

export const fightDraw = (): FightMarket =>
  asking('draw', 'match', { draw: ({ winner }: FightStory) => winner === 'draw' });
