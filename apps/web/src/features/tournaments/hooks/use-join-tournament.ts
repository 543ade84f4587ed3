import { useAppServices } from '../../../app/app-services-context';
import { useIdempotentCall } from '../../../hooks/use-idempotent-call';

/** Takes part in a tournament, once. */
export function useJoinTournament() {
  const { client, queries } = useAppServices();
  return useIdempotentCall(
    (input: { id: string }, options) => client.tournaments.join.mutate(input, options),
    () => void queries.tournaments.invalidate(),
  );
}
