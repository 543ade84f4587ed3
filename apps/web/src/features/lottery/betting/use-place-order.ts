import type { PlacedOrder, PlaceOrderInput } from '@tonalli/contracts/lottery/api';
import { useAppServices } from '../../../app/app-services-context';
import { useIdempotentCall } from '../../../hooks/use-idempotent-call';
import { readRefusal } from './refusal';

/** Their cause lies in what this page knew of the lottery. */
const STALE: ReadonlySet<string> = new Set(['ISSUE_CLOSED', 'ODDS_CHANGED', 'LOTTERY_LIMIT_REACHED']);

/** Places an order, once for one intent; what it changed is read again. */
export function usePlaceOrder(onPlaced: (order: Pick<PlacedOrder, 'orderId'>) => void) {
  const { client, queries } = useAppServices();
  const send = async (input: PlaceOrderInput, options: { context: { idempotencyKey: string } }) => {
    try {
      return await client.lottery.placeOrder.mutate(input, options);
    } catch (error) {
      if (STALE.has(readRefusal(error).code)) void queries.lottery.game.invalidate();
      if (readRefusal(error).code === 'REALITY_CHECK_DUE') void queries.playTime.read.invalidate();
      throw error;
    }
  };
  return useIdempotentCall(send, (order) => {
    void queries.wallet.balance.invalidate();
    void queries.playTime.read.invalidate();
    void queries.records.open.invalidate();
    void queries.lottery.orders.invalidate();
    void queries.lottery.recent.invalidate();
    onPlaced(order);
  });
}
