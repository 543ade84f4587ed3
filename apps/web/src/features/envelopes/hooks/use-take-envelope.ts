import { useAppServices } from '../../../app/app-services-context';
import { useIdempotentCall } from '../../../hooks/use-idempotent-call';

/** Takes an envelope of a rain, once for one press. */
export function useTakeEnvelope() {
  const { client, queries } = useAppServices();
  return useIdempotentCall(
    (input: { rainId: string }, options) => client.envelopes.take.mutate(input, options),
    () => {
      void queries.wallet.balance.invalidate();
      void queries.envelopes.invalidate();
    },
  );
}
