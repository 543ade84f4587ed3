import { useAppServices } from '../../../app/app-services-context';
import { useIdempotentCall } from '../../../hooks/use-idempotent-call';

/** Opens the member's envelope of the week, once. */
export function useOpenPersonal() {
  const { client, queries } = useAppServices();
  return useIdempotentCall(
    (_: object, options) => client.envelopes.openPersonal.mutate(undefined, options),
    () => {
      void queries.wallet.balance.invalidate();
      void queries.envelopes.invalidate();
    },
  );
}
