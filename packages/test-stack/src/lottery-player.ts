import type { PlaceOrderInput, StopRules } from '@tonalli/contracts/lottery/api';
import type { TestBrowser } from './test-browser';

type Bettor = Pick<TestBrowser, 'client'>;

interface Wanted {
  readonly gameCode: string;
  readonly play: string;
  readonly selection: string[][];
  readonly unitMinor?: number;
  readonly multiple?: number;
  /** For so many draws, one after another; 1 unless said. */
  readonly draws?: number;
  /** Behind so many draws, of which the first is the one that takes orders. */
  readonly behind?: number;
  readonly stop?: Partial<StopRules>;
}

/** What a page would send for one line, from the odds and draws that it is shown. */
export async function orderOf({ client }: Bettor, wanted: Wanted): Promise<PlaceOrderInput> {
  const { gameCode, play, selection, unitMinor = 200, multiple = 1, draws = 1, behind = 0, stop } = wanted;
  const { odds } = await client.lottery.game.query({ gameCode, language: 'es' });
  const { issues } = await client.lottery.issues.query({ gameCode, most: behind + draws });
  return {
    ...{ gameCode, oddsVersion: odds.version, prizeGroup: null, language: 'es' },
    lines: [{ play, selection, unitMinor, multiple }],
    issues: issues.slice(behind).map(({ issue }) => ({ issue, multiple: 1 })),
    stop: { onWin: false, onProfitMinor: null, onCancelled: false, ...stop },
  };
}

/** Places an order; a second one with the same key is the first one. */
export const placeOrder = ({ client }: Bettor, order: PlaceOrderInput, key: string = crypto.randomUUID()) =>
  client.lottery.placeOrder.mutate(order, { context: { idempotencyKey: key } });
