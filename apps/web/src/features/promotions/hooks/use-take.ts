import type { TakingView } from '@tonalli/contracts/promotions/api';
import { useAppServices } from '../../../app/app-services-context';
import { useIdempotentCall } from '../../../hooks/use-idempotent-call';
import { useLanguage } from '../../../hooks/use-language';

export type Took = Exclude<TakingView['action'], 'apply' | null>;

/** Shows at once what a call answered, and reads again what it may have changed: the badge, balance and points. */
export function useTaken(id: string): (taking: TakingView) => void {
  const { queries } = useAppServices();
  const language = useLanguage();
  return (taking) => {
    queries.promotions.mineOf.setData({ id, language }, taking);
    void queries.promotions.mine.invalidate();
    void queries.wallet.balance.invalidate();
    void queries.points.invalidate();
  };
}

/** Joins, claims or signs, once for one press. `onTook` comes before what is shown changes. */
export function useTake(id: string, onTook: () => void) {
  const { client } = useAppServices();
  const language = useLanguage();
  const showTaken = useTaken(id);
  return useIdempotentCall(
    (action: Took, options) => client.promotions[action].mutate({ id, language }, options),
    (taking) => {
      onTook();
      showTaken(taking);
    },
  );
}
