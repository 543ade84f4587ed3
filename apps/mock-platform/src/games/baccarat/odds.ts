import {
  BACCARAT_SPOTS,
  type BaccaratBet,
  type BaccaratSpot,
  type BaccaratView,
  type BaccaratWinner,
} from '@tonalli/contracts/games/baccarat';
import { type LineResult, paid, voided } from '../../wagering/settlement';
import { type Coup, isPair, winnerOf } from './coup';

export type Laid = BaccaratBet['spots'];

/** How a round may come out, for every bet there is. */
export interface Outcome {
  readonly winner: BaccaratWinner;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

export const outcomeOf = (coup: Coup): Outcome => ({
  winner: winnerOf(coup),
  playerPair: isPair(coup.player),
  bankerPair: isPair(coup.banker),
});

/** What a stake wins beside itself, in hundredths. */
export const PAYS_X100: Readonly<Record<BaccaratSpot, number>> = {
  ...{ player: 100, banker: 95, tie: 800, 'player-pair': 1_100, 'banker-pair': 1_100 },
};

export const isSpot = (id: string): id is BaccaratSpot => BACCARAT_SPOTS.some((spot) => spot === id);

/** Throws `RangeError` for what is no spot. */
export function spotOf(id: string): BaccaratSpot {
  if (!isSpot(id)) throw new RangeError(`not a spot: ${id}`);
  return id;
}

/** What a spot is paid, with its stake: floored to the minor unit. On a tie player and banker have theirs back. */
export function payoutOf(spot: BaccaratSpot, stakeMinor: number, outcome: Outcome): number {
  const wins = {
    ...{ player: outcome.winner === 'player', banker: outcome.winner === 'banker', tie: outcome.winner === 'tie' },
    ...{ 'player-pair': outcome.playerPair, 'banker-pair': outcome.bankerPair },
  };
  if (wins[spot]) return stakeMinor + Math.floor((stakeMinor * PAYS_X100[spot]) / 100);
  const isBack = outcome.winner === 'tie' && (spot === 'player' || spot === 'banker');
  return isBack ? stakeMinor : 0;
}

/** What a layout brings, spot by spot. What lies alike on player and banker is no play. */
export function settle(laid: Laid, outcome: Outcome): LineResult[] {
  const oppositeMinor = Math.min(laid.player ?? 0, laid.banker ?? 0);
  return Object.entries(laid).map(([id, stakeMinor]) => {
    const payoutMinor = payoutOf(spotOf(id), stakeMinor, outcome);
    if (payoutMinor === stakeMinor) return voided(id, stakeMinor);
    const result = paid(id, stakeMinor, payoutMinor);
    const isOpposite = id === 'player' || id === 'banker';
    return { ...result, validStakeMinor: result.validStakeMinor - (isOpposite ? oppositeMinor : 0) };
  });
}

export const viewOf = (coup: Coup, laid: Laid): BaccaratView => ({
  player: [...coup.player],
  banker: [...coup.banker],
  winner: winnerOf(coup),
  spots: Object.entries(laid).map(([id, stakeMinor]) => {
    const spot = spotOf(id);
    return { spot, stakeMinor, payoutMinor: payoutOf(spot, stakeMinor, outcomeOf(coup)) };
  }),
});
