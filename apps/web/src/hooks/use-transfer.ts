import { useAppServices } from '../app/app-services-context';
import { useIdempotentCall } from './use-idempotent-call';

/** Balances and movements are read again once money changed its wallet. */
function useAfterMoving(): () => void {
  const { queries } = useAppServices();
  return () => void queries.wallet.invalidate();
}

/** Between two of the member's own wallets, once for one intent. */
export function useTransfer() {
  const { client } = useAppServices();
  return useIdempotentCall(client.wallet.transfer.mutate, useAfterMoving());
}

/** Everything that vendors hold, into the main wallet. */
export function useCollect() {
  const { client } = useAppServices();
  return useIdempotentCall(
    (_input: null, options) => client.wallet.collect.mutate(undefined, options),
    useAfterMoving(),
  );
}
