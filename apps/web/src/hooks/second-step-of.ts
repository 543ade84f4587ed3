import type { SecondStepView } from '@tonalli/contracts/session/api';
import { TRPCClientError } from '@trpc/client';

/** The second step that a refused login needs; null for every other failure. */
export function secondStepOf(error: unknown): SecondStepView | null {
  if (!(error instanceof TRPCClientError)) return null;
  // The gateway's own type of a failure's data.
  const data = error.data as { platform?: { code?: string; secondStep?: SecondStepView } } | null | undefined;
  return data?.platform?.code === 'SECOND_STEP_REQUIRED' ? (data.platform.secondStep ?? null) : null;
}
