import { useAppServices } from '../../../app/app-services-context';
import { useIntentCall } from '../../../hooks/use-intent-call';

/** A call of the cashier that moves money, once for one intent; what it changed is read again. */
export function useMoneyCall<Input, Answer>(
  send: (input: Input, options: { context: { idempotencyKey: string } }) => Promise<Answer>,
) {
  const { queries } = useAppServices();
  return useIntentCall(send, () => {
    void queries.wallet.balance.invalidate();
    void queries.cashier.invalidate();
  });
}
