import { randomUUID } from 'node:crypto';
import { HEADERS } from '@tonalli/contracts/envelope';
import { fetchLottery, placeLotteryOrder } from '@tonalli/contracts/lottery/wire';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { Control } from '@tonalli/test-stack/control';
import { createWireClient } from '@tonalli/test-stack/wire-client';
import { z } from 'zod';
import type { PinnedServer } from '../measure/pinned-server';

const BALANCE_MINOR = 900_000_000_000;
/** Nothing closes while it is measured: this one is drawn once a day. */
const CODE = 'pick-3';
export const ORDER_PATH = placeLotteryOrder.path;

/** As many lines as an order may have, each a digit at one of three places. */
const lines = (count: number) =>
  Array.from({ length: count }, (_, line) => ({
    ...{ play: 'positioning', unitMinor: 2, multiple: 1 },
    selection: [0, 1, 2].map((place) => (place === line % 3 ? [String(line % 10)] : [])),
  }));

const Detail = z.object({
  odds: z.object({ version: z.string() }),
  game: z.object({ current: z.object({ issue: z.string() }) }),
});

export interface Orderer {
  readonly id: string;
  readonly token: string;
}

/** Members with money, logged in. */
export async function orderers(platform: PinnedServer, count: number): Promise<Orderer[]> {
  const control = new Control(platform.url, 'default');
  const wire = createWireClient(platform.url, 'default');
  const members: Orderer[] = [];
  for (let member = 0; member < count; member += 1) {
    const { id, username, password } = await control.mint({ balanceMinor: BALANCE_MINOR });
    members.push({ id, token: await wire.logIn(username, password) });
  }
  return members;
}

/** An order of so many lines that was not made before, of each member in turn. */
export async function orderOf(platform: PinnedServer, members: readonly Orderer[], lineCount: number) {
  const wire = createWireClient(platform.url, 'default');
  const { value } = await wire.call(fetchLottery, { gameCode: CODE, language: 'ES' });
  const { odds, game } = Detail.parse(value);
  const body = JSON.stringify({
    ...{ gameCode: CODE, oddsVersion: odds.version, prizeGroup: null, lines: lines(lineCount) },
    issues: [{ issue: game.current.issue, multiple: 1 }],
    stop: { onWin: false, onProfitMinor: null, onCancelled: false },
  });
  let turn = 0;
  return () => {
    turn += 1;
    const { token = '' } = members[turn % members.length] ?? {};
    return {
      body,
      headers: {
        ...{ [HEADERS.merchant]: DEVELOPMENT_MERCHANT.code, [HEADERS.world]: 'default' },
        ...{ [HEADERS.authorization]: `Bearer ${token}`, [HEADERS.idempotencyKey]: randomUUID() },
        'content-type': 'application/json',
      },
    };
  };
}
