import { useAppServices } from '../app/app-services-context';
import { useIntentCall } from './use-intent-call';

/** Balances and movements are read again once money changed its wallet. */
function useAfterMoving(): () => void {
  const { queries } = useAppServices();
  return () => void queries.wallet.invalidate();
}

/** Between two of the member's own wallets, once for one intent. */
export function useTransfer() {
  const { client } = useAppServices();
  return useIntentCall(client.wallet.transfer.mutate, useAfterMoving());
}

/** Everything that vendors hold, into the main wallet. */
export function useCollect() {
  const { client } = useAppServices();
  return useIntentCall((_input: null, options) => client.wallet.collect.mutate(undefined, options), useAfterMoving());
}
