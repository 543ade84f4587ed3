import * as z from 'zod/mini';
import type { AnyGameModule } from './define-game';
import { GameRefusal } from './refusal';
import { readKept, readSent } from './schema';
import { paid } from './settlement';

const Bet = z.strictObject({
  stakeMinor: z.int().check(z.minimum(1)),
  /** Null while its result is to come from whoever placed it. */
  payoutMinor: z.nullable(z.int().check(z.minimum(0))),
});

export const SUMMARY_LINE = 'bet';

/**
 * A bet of which no more is known than what it costs and pays, whatever its title: made by testers and scenarios. It draws
 * nothing, and its record shows nothing.
 */
export const summary: AnyGameModule = {
  ...{ family: 'summary', version: 1, draws: 'shared', bank: 'house', rounds: null, force: null, stated: null },
  ...{ config: { schema: z.object({}), initial: {} }, view: z.object({}) },
  ...{ settingOf: () => ({}), symbolsIn: () => [], automatic: null },
  ...{ mayWithdraw: false, isTakenByFeature: true, hasPage: false, waits: false },
  ...{ betsPerPlayer: Number.POSITIVE_INFINITY, claim: null, replaces: false, recordedTogether: null },
  accept(sent) {
    const bet = readSent(Bet, sent, 'BET_INVALID');
    const { stakeMinor, payoutMinor } = bet;
    return {
      ...{ bet, keys: [], laterKeys: [] },
      price: () => ({
        stakes: [{ line: SUMMARY_LINE, stakeMinor, edgeBp: 0 }],
        maxPayoutMinor: payoutMinor ?? Number.MAX_SAFE_INTEGER,
      }),
      start: () => ({
        turn: {
          state: {},
          ...(payoutMinor !== null && { results: [paid(SUMMARY_LINE, stakeMinor, payoutMinor)] }),
        },
        record: () => ({ k: 'summary' }),
      }),
    };
  },
  resume(entry) {
    readKept(Bet, entry.bet);
    return {
      step() {
        throw new GameRefusal('STEP_INVALID');
      },
      ...{ timeout: null, cancelled: () => null, quote: () => null, show: () => ({}), onExclusion: () => 'refund' },
      follow: () => ({ state: {} }),
      record: () => ({ k: 'summary' }),
    };
  },
  readRecord: () => null,
  showdown() {
    throw new TypeError('nobody is banked by others');
  },
};
