import { useAppServices } from '../../../app/app-services-context';
import { useIdempotentCall } from '../../../hooks/use-idempotent-call';

/** Everything of the mall and the balance are read again once points were spent. */
function useAfterSpending(): () => void {
  const { queries } = useAppServices();
  return () => {
    void queries.points.invalidate();
    void queries.wallet.balance.invalidate();
  };
}

export function useRedeem() {
  const { client } = useAppServices();
  return useIdempotentCall(client.points.redeem.mutate, useAfterSpending());
}

export function useConvert() {
  const { client } = useAppServices();
  return useIdempotentCall(client.points.convert.mutate, useAfterSpending());
}
