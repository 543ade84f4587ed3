import { BaccaratWinner } from '@tonalli/contracts/games/baccarat';
import { Card } from '@tonalli/contracts/games/cards';
import {
  LiveBaccaratBet,
  LiveBaccaratConfig,
  type LiveBaccaratShown,
  LiveBaccaratView,
} from '@tonalli/contracts/games/live-baccarat';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { GameRefusal } from '../../wagering/refusal';
import { type LineResult, paid, voided } from '../../wagering/settlement';
import { type Coup, dealFrom, isPair, playCoup, winnerOf } from '../baccarat/coup';
import { spotLimitMinor } from '../baccarat/limits';
import { isSpot, type Laid, spotOf } from '../baccarat/odds';
import { type DealTimes, dealtRounds } from '../dealt-rounds';
import { coupOutcome, laidMinor, type Model, payoutOf, returnBp, statedPercent, topOf } from './model';

const Cards = z.array(Card).readonly();
const Dealt = z.object({ player: Cards, banker: Cards });
const Wish = z.union([
  z.strictObject({ winner: BaccaratWinner, cards: z.optional(z.int().min(4).max(6)) }),
  z.strictObject({ pair: z.enum(['player', 'banker']) }),
  z.strictObject({ six: z.literal(true) }),
]);
const cardsOf = ({ player, banker }: Coup): number => player.length + banker.length;

function fits(coup: Coup, wish: z.infer<typeof Wish>): boolean {
  if ('pair' in wish) return isPair(coup[wish.pair]);
  if ('six' in wish) return coupOutcome(coup).isSix;
  return winnerOf(coup) === wish.winner && (wish.cards ?? cardsOf(coup)) === cardsOf(coup);
}

/** Coups of a table. What is dealt is seen from the moment in which no bet can follow it. */
const coupsOf = (name: string, times: DealTimes) =>
  dealtRounds({
    ...{ name, times, dealt: Dealt, cardsOf, wish: Wish, fits },
    deal: (draws) => playCoup(dealFrom(draws)),
    show: (coup, isOver): LiveBaccaratShown => ({
      ...{ player: [...(coup?.player ?? [])], banker: [...(coup?.banker ?? [])], cardMs: times.cardMs },
      winner: coup && isOver ? winnerOf(coup) : null,
    }),
  });

function assertTaken(model: Model, laid: Laid, config: LiveBaccaratConfig): void {
  const entries = Object.entries(laid);
  if (entries.length === 0) throw new GameRefusal('BET_INVALID', 'nothing is laid');
  for (const [id, stakeMinor] of entries) {
    if (!isSpot(id)) throw new GameRefusal('BET_INVALID', 'no such spot');
    const isBeyond = stakeMinor < config.minStakeMinor || stakeMinor > spotLimitMinor(id, config);
    if (isBeyond) throw new GameRefusal('STAKE_INVALID', id);
  }
  const isTooMuch = laidMinor(laid) > config.maxStakeMinor || topOf(model, laid).payoutMinor > config.maxPayoutMinor;
  if (isTooMuch) throw new GameRefusal('STAKE_INVALID');
}

/** What a layout brings, spot by spot. What lies alike on player and banker is no play. */
export function settle(model: Model, laid: Laid, coup: Coup): LineResult[] {
  const outcome = coupOutcome(coup);
  const oppositeMinor = Math.min(laid.player ?? 0, laid.banker ?? 0);
  return Object.entries(laid).map(([id, stakeMinor]) => {
    const payoutMinor = payoutOf(model, spotOf(id), { stakeMinor, outcome });
    if (payoutMinor === stakeMinor) return voided(id, stakeMinor);
    const result = paid(id, stakeMinor, payoutMinor);
    const isOpposite = id === 'player' || id === 'banker';
    return { ...result, validStakeMinor: result.validStakeMinor - (isOpposite ? oppositeMinor : 0) };
  });
}

/** An own bet as it is shown; without a coup nothing of it is paid. */
export function viewOf(model: Model, { round, spots }: LiveBaccaratBet, coup: Coup | null): LiveBaccaratView {
  const outcome = coup && coupOutcome(coup);
  return {
    ...{ round, player: [...(coup?.player ?? [])], banker: [...(coup?.banker ?? [])] },
    winner: outcome?.winner ?? null,
    spots: Object.entries(spots).map(([id, stakeMinor]) => {
      const spot = spotOf(id);
      return { spot, stakeMinor, payoutMinor: outcome ? payoutOf(model, spot, { stakeMinor, outcome }) : 0 };
    }),
  };
}

/** Baccarat with one coup for all who sit at a table, from eight decks that are shuffled for it alone. */
export function baccaratTable(family: string, model: Model, times: DealTimes) {
  return defineGame({
    ...{ family, version: 1, draws: 'shared', bank: 'house' },
    config: {
      schema: LiveBaccaratConfig,
      initial: {
        ...{ minStakeMinor: 100, maxStakeMinor: 1_000_000, maxSideMinor: 200_000 },
        ...{ maxPayoutMinor: 100_000_000, maxExposureMinor: 100_000_000 },
      },
    },
    bet: LiveBaccaratBet,
    state: z.object({ coup: Dealt.nullable() }),
    view: LiveBaccaratView,
    rounds: { of: coupsOf(family, times), keys: ({ round }) => [round], betsPerPlayer: 1, replaces: true },
    price({ round, spots }, { config }) {
      assertTaken(model, spots, config);
      const stakes = Object.entries(spots).map(([line, stakeMinor]) => {
        const alone = { [line]: stakeMinor };
        const amountMinor = topOf(model, alone).payoutMinor;
        const exposure = { key: `${round}/${line}`, amountMinor, capMinor: config.maxExposureMinor };
        return { line, stakeMinor, edgeBp: 10_000 - returnBp(model, alone), exposures: [exposure] };
      });
      // A round that is cancelled gives all of it back.
      return { stakes, maxPayoutMinor: Math.max(laidMinor(spots), topOf(model, spots).payoutMinor) };
    },
    start: () => ({ state: { coup: null } }),
    follow({ bet, state }, { phase }) {
      const { dealt } = phase.table;
      if (phase.lastsMs !== null || dealt === null) return { state };
      return { state: { coup: dealt }, results: settle(model, bet.spots, dealt) };
    },
    show: ({ bet, state: { coup } }) => viewOf(model, bet, coup),
    onExclusion: () => 'settle',
    stated: ({ minStakeMinor, maxStakeMinor }) => ({
      // Of the best bet; the page says that of what lies on the table.
      rtpPercent: statedPercent(model, model === 'commission' ? { banker: 10_000 } : { player: 10_000 }),
      volatility: null,
      ...{ minStake: minStakeMinor, maxStake: maxStakeMinor },
      maxWinStakes: 12,
      features: ['PROVABLY_FAIR', 'SIDE_BETS'],
    }),
    automatic: {
      bet: (stakeMinor, random, { key }) => ({
        round: key,
        spots: { [random.pick(['player', 'banker'])]: stakeMinor },
      }),
    },
  });
}
