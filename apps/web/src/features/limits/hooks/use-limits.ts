import { useAppServices } from '../../../app/app-services-context';
import { trpc } from '../../../trpc/trpc';

/** The member's own limits; each change answers how they are then. */
export const useLimits = () => trpc.limits.read.useQuery();

/** What a change of the limits does to what was read before. */
export function useLimitsAnswer() {
  const { queries } = useAppServices();
  return {
    onSuccess(limits: Parameters<typeof queries.limits.read.setData>[1]) {
      queries.limits.read.setData(undefined, limits);
      // Orders may have been called off, or credited.
      void queries.cashier.invalidate();
      void queries.wallet.balance.invalidate();
    },
  };
}
