import * as wire from '@tonalli/contracts/lottery/wire';
import { afterEach, expect } from 'vitest';
import { z } from 'zod';
import type { MintRequest } from '../../emulator/control/mint-member';
import { code } from '../../testing/answer-codes';
import { mintPlayer, tokenFor } from '../../testing/log-in';
import { type Stage, serveWorlds } from '../../testing/stage';
import type { CallResult } from '../../testing/test-platform';
import type { World } from '../../world/world';
import { runner } from '../play';

/** The draws of a lottery of a minute that opens at `TEST_TIME_MS`, which is noon, and of those behind it. */
export const minute = (behind = 0): string => `20260115-${String(721 + behind).padStart(4, '0')}`;
export const minutes = (most: number, multiple = 1) =>
  Array.from({ length: most }, (_, index) => ({ issue: minute(index), multiple }));

export const MINUTE_MS = 60_000;
/** A lottery of a minute takes no bets for so long before it draws. */
export const CLOSED_MS = 8_000;

/** A digit at one of five places: 9.5 times the stake. */
export const atUnits = (...digits: string[]) => ({
  ...{ play: 'positioning', selection: [[], [], [], [], digits], unitMinor: 200, multiple: 1 },
});

export const NEVER_STOPS = { onWin: false, onProfitMinor: null, onCancelled: false };

interface Wish {
  play: string;
  selection: string[][];
  wins?: boolean;
}

type Wire = z.input<typeof wire.placeLotteryOrder.request>;
export type Wanted = Partial<Omit<Wire, 'gameCode'>> & { code?: string; key?: string };

const PlacedAnswer = z.object({
  orderId: z.string(),
  state: z.string(),
  stake: z.string(),
  held: z.string(),
  payout: z.string(),
  rebate: z.string(),
  balance: z.string(),
  isCancellable: z.boolean(),
  isStoppable: z.boolean(),
  nextIssue: z.string().nullable(),
  verifyUrl: z.string(),
  issues: z.array(
    z.object({ issue: z.string(), state: z.string(), stake: z.string(), payout: z.string(), result: z.unknown() }),
  ),
});
const OrderAnswer = PlacedAnswer.extend({
  lines: z.array(z.object({ bets: z.int(), units: z.int(), stake: z.string(), maxPayout: z.string() })),
});
export type PlacedAnswer = z.infer<typeof PlacedAnswer>;
export type OrderAnswer = z.infer<typeof OrderAnswer>;

const Refused = z.object({ code: z.string(), lottery: z.record(z.string(), z.unknown()).optional() });

/** What a call was refused with: its code, and what it says beside. Throws for one that was not. */
export const refusalOf = ({ envelope }: CallResult) => Refused.parse(envelope);

function answeredIn({ envelope }: CallResult): unknown {
  if (!envelope.success) throw new Error(`refused with ${envelope.code}`);
  return envelope.value;
}

/** An order as it was answered. Throws for a refusal, with its code. */
export const orderIn = (result: CallResult): OrderAnswer => OrderAnswer.parse(answeredIn(result));
const placedIn = (result: CallResult): PlacedAnswer => PlacedAnswer.parse(answeredIn(result));

export type Bettor = ReturnType<typeof bettor>;

/** Somebody who bets: each call has an idempotency key of its own, unless it is given one. */
function bettor(stage: Stage, { id, token }: { id: string; token: string }) {
  const { world } = stage;
  let calls = 0;
  const asking = (key?: string) => {
    calls += 1;
    return { token, world: world.name, idempotencyKey: key ?? `${id}-${calls}-of-this-test` };
  };
  const own = (endpoint: typeof wire.cancelLotteryOrder | typeof wire.stopLotteryChase) => (orderId: string) =>
    stage.platform.call(endpoint, { orderId, language: 'ES' }, asking());
  const ask = async ({ code: gameCode = 'five-1', key, ...wanted }: Wanted = {}): Promise<CallResult> => {
    const { odds } = await stage.platform.value(wire.fetchLottery, { gameCode, language: 'ES' }, stage.here);
    return stage.platform.call(
      wire.placeLotteryOrder,
      {
        ...{ gameCode, oddsVersion: odds.version, prizeGroup: null, lines: [atUnits('7')] },
        ...{ issues: minutes(1), stop: NEVER_STOPS, ...wanted },
      },
      asking(key),
    );
  };
  return {
    ...{ id, token, ask },
    place: async (wanted?: Wanted) => placedIn(await ask(wanted)),
    cancel: own(wire.cancelLotteryOrder),
    stop: own(wire.stopLotteryChase),
    order: async (orderId: string) =>
      orderIn(await stage.platform.call(wire.fetchLotteryOrder, { orderId, language: 'ES' }, asking())),
    balance: () => world.ledger.balance(id, 'member.main'),
    value: <E extends Parameters<Stage['platform']['value']>[0]>(endpoint: E, input: object) =>
      stage.platform.value(endpoint, input, asking()),
    code: (endpoint: Parameters<Stage['platform']['call']>[0], input: object) =>
      code(stage.platform.call(endpoint, input, asking())),
  };
}

/** A platform with the lotteries, a world for each test whose money has to add up, and what tests do in it. */
export async function serveLotteries() {
  const stage = await serveWorlds({ seed: 'catalogue' });
  afterEach(() => {
    expect(stage.world.ledger.audit().findings).toEqual([]);
    expect(stage.world.clock.failed()).toEqual([]);
  });
  return Object.assign(stage, {
    player: async (request: MintRequest = { balanceMinor: 1_000_000 }): Promise<Bettor> =>
      bettor(stage, await mintPlayer(stage.world, request)),
    /** The same member in a session of their own, as after a break that ended the one before. */
    again: ({ id }: { id: string }): Bettor => bettor(stage, { id, token: tokenFor(stage.world, id) }),
    /** The next draw of a lottery that closes wins what is wished for, or does not. */
    wish: (gameCode: string, { play, selection, wins = true }: Wish): void =>
      runner.shared.force(stage.world, { rounds: `lottery/${gameCode}`, wish: { play, selection, wins } }),
    cancelDraw: (key: string, gameCode = 'five-1'): void =>
      runner.shared.cancel(stage.world, { rounds: `lottery/${gameCode}`, key }),
    count: (what: string): number => rows(stage.world, what),
    shared: runner.shared,
  });
}

const rows = ({ sqlite }: World, what: string): number =>
  Number(sqlite.prepare(`SELECT count(*) FROM ${what}`).pluck().get());
