import { useAppServices } from '../../../app/app-services-context';
import { useIdempotentCall } from '../../../hooks/use-idempotent-call';

/** A call of the cashier that moves money, once for one intent; what it changed is read again. */
export function useMoneyCall<Input, Answer>(
  send: (input: Input, options: { context: { idempotencyKey: string } }) => Promise<Answer>,
) {
  const { queries } = useAppServices();
  return useIdempotentCall(send, () => {
    void queries.wallet.balance.invalidate();
    void queries.cashier.invalidate();
    void queries.bonuses.invalidate();
  });
}
