import type { ClassicConfig, ClassicModelId, ClassicView } from '@tonalli/contracts/games/classic';
import type { ClassicRound } from './engine';
import { MODELS } from './models';

interface Played {
  readonly model: ClassicModelId;
  readonly stakeMinor: number;
}

/** A round as pages, records and the verify page are told of it. */
export const viewOf = ({ model, stakeMinor }: Played, { window, wins, paysX100 }: ClassicRound): ClassicView => ({
  ...{ model, stakeMinor },
  reels: window.map((column) => column.join('')),
  wins: wins.map(({ line, symbol, count, times, paysX100: each }) => ({ line, symbol, count, times, paysX100: each })),
  paysX100,
});

/** In whole steps, and so that no round could win more than is paid. */
export function greatestStakeMinor({ model, maxStakeMinor, maxPayoutMinor, stakeStepMinor }: ClassicConfig): number {
  const most = Math.min(maxStakeMinor, Math.floor((maxPayoutMinor * 100) / MODELS[model].maxWinX100));
  return most - (most % stakeStepMinor);
}
