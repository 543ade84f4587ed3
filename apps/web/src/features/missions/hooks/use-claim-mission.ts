import { useAppServices } from '../../../app/app-services-context';
import { useIdempotentCall } from '../../../hooks/use-idempotent-call';

/** Claims a completed mission, once for one press. */
export function useClaimMission() {
  const { client, queries } = useAppServices();
  return useIdempotentCall(
    (mission: { id: string; windowFrom: number }, options) => client.missions.claim.mutate(mission, options),
    () => {
      void queries.wallet.balance.invalidate();
      void queries.points.invalidate();
      void queries.missions.invalidate();
    },
  );
}
