import type { WaysConfig, WaysModelId, WaysView } from '@tonalli/contracts/games/ways';
import type { WaysRound } from './engine';
import { MODELS } from './models';

interface Played {
  readonly model: WaysModelId;
  readonly stakeMinor: number;
}

/** A round as pages, records and the verify page are told of it. */
export const viewOf = ({ model, stakeMinor }: Played, { spins, paysX100 }: WaysRound): WaysView => ({
  ...{ model, stakeMinor },
  spins: spins.map((spin) => ({
    kind: spin.kind,
    reels: spin.window.map((column) => column.join('')),
    wins: spin.wins.map(({ symbol, count, ways, paysX100: each }) => ({ symbol, count, ways, paysX100: each })),
    ...{ scatters: spin.scatters, scatterPaysX100: spin.scatterPaysX100 },
    ...{ freeSpinsWon: spin.freeSpinsWon, paysX100: spin.paysX100 },
  })),
  paysX100,
});

/** In whole steps, and so that no round could win more than is paid. */
export function greatestStakeMinor({ model, maxStakeMinor, maxPayoutMinor, stakeStepMinor }: WaysConfig): number {
  const most = Math.min(maxStakeMinor, Math.floor(maxPayoutMinor / MODELS[model].maxWinStakes));
  return most - (most % stakeStepMinor);
}
