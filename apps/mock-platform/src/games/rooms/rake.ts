import type { RoomConfig } from '@tonalli/contracts/games/rooms';

const RAKE_BP = 500;

/** What a seat puts up, in antes: more than anybody can lose in a hand, and nobody wins more off another. */
export const roomOf = (anteMinor: number, coverAntes: number, mostWonCovers = 1): RoomConfig => ({
  anteMinor,
  minStakeMinor: coverAntes * anteMinor,
  maxStakeMinor: coverAntes * anteMinor,
  maxPayoutMinor: (1 + mostWonCovers) * coverAntes * anteMinor,
  rakeBp: RAKE_BP,
});

/** The house's part of what a seat wins. */
export const rakeOf = (netMinor: number, { rakeBp }: Pick<RoomConfig, 'rakeBp'>): number =>
  Math.floor((Math.max(netMinor, 0) * rakeBp) / 10_000);
