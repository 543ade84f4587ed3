import type { BreakChoice } from '@tonalli/contracts/breaks/api';
import { useAppServices } from '../../../app/app-services-context';
import { useIdempotentCall } from '../../../hooks/use-idempotent-call';

/** Takes a break, after which this session, and every other of the member's, is over. */
export function useTakeBreak() {
  const { client, session } = useAppServices();
  return useIdempotentCall(
    (choice: BreakChoice, options) => client.breaks.take.mutate({ choice }, options),
    ({ kind, until }) => session.end({ kind, until }),
  );
}
