import type { OwnRebateRow } from '@tonalli/contracts/rebates/api';
import { useAppServices } from '../../../app/app-services-context';
import { useIdempotentCall } from '../../../hooks/use-idempotent-call';

/** Claims the own rebate of a category, or of all without one, once for one press. */
export function useClaim() {
  const { client, queries } = useAppServices();
  return useIdempotentCall(
    ({ category }: { category?: OwnRebateRow['category'] }, options) =>
      client.rebates.claim.mutate({ category }, options),
    () => {
      void queries.wallet.balance.invalidate();
      void queries.rebates.invalidate();
    },
  );
}
