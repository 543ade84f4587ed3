import type { fetchBetDetail as endpoint } from '@tonalli/contracts/records/wire';
import { builtFamily } from '../../games/built-families';
import { slotDetailOf } from '../../games/slot/detail';
import { type RoundOutcome, replay, windowOf } from '../../games/slot/engine';
import { LINE_COUNT } from '../../games/slot/lines';
import { MODELS, type SlotModel } from '../../games/slot/models';
import { SYMBOL_NAMES } from '../../games/slot/symbols';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { parseBetId } from '../../wagering/bets';
import { type BetRow, betsRepository } from '../../wagering/bets.repository';
import { summary } from '../../wagering/summary';
import type { World } from '../../world/world';
import { proofOf, runner, symbolPathsOf } from '../play';
import { toWireBet } from './list-bets';

function spinsOf(model: SlotModel, outcome: RoundOutcome) {
  return outcome.spins.map((spin) => {
    const strips = spin.kind === 'free' ? model.freeStrips : model.strips;
    return {
      kind: spin.kind,
      reels: windowOf(strips, spin.stops).map((column) => column.map((symbol) => SYMBOL_NAMES[symbol])),
      wins: spin.wins.map(({ line, symbol, count, payoutMinor }) => {
        return { line: line + 1, symbol: SYMBOL_NAMES[symbol], count, payout: payoutMinor };
      }),
      scatters: spin.scatters,
      payout: spin.payoutMinor,
    };
  });
}

function roundOutcome(world: World, { nodeId, roundId }: BetRow, isCancelled: boolean) {
  const shown = runner.show(world, roundId);
  if (!shown || shown.family === summary.family) return { kind: 'summary' as const };
  const { family, view } = shown;
  const drawn = builtFamily(family)?.symbolsIn(view) ?? [];
  return { kind: 'round' as const, family, view, isCancelled, symbols: symbolPathsOf(world, nodeId, new Set(drawn)) };
}

function outcomeOf(world: World, bet: BetRow, isCancelled: boolean) {
  const { nodeId, detail: kept } = bet;
  const detail = slotDetailOf(kept);
  if (!detail) return roundOutcome(world, bet, isCancelled);
  const model = MODELS[detail.m];
  const spins = spinsOf(model, replay(model, { lineStakeMinor: detail.l }, detail.s));
  const drawn = new Set(spins.flatMap(({ reels }) => reels.flat()));
  const symbols = symbolPathsOf(world, nodeId, drawn);
  return { kind: 'slot' as const, lineStake: detail.l, lines: LINE_COUNT, spins, symbols };
}

/** One of the member's own bets, drawn again, with what proves it. Another member's is not found. */
export const fetchBetDetail: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  const id = parseBetId(input.betId);
  const bet = id === null ? null : betsRepository(world).own(id, member.id);
  if (!bet) throw new PlatformFailure('ROUND_NOT_FOUND');
  const proof = proofOf(world, bet.roundId);
  return {
    ...toWireBet(world, bet, input.language),
    balanceAfter: proof?.balanceAfterMinor ?? null,
    ...(bet.detail.w !== undefined && { isCorrected: true }),
    fairness: proof && {
      serverSeedHash: proof.serverSeedHash,
      serverSeed: proof.serverSeed,
      clientSeed: proof.clientSeed,
      nonce: proof.nonce,
      verifyUrl: proof.verifyUrl,
    },
    outcome: outcomeOf(world, bet, proof?.isCancelled === true),
  };
};
