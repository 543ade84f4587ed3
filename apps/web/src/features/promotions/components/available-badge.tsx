import { CountBadge } from '@tonalli/ui/count-badge/count-badge';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../trpc/trpc';
import { useIsPlayer } from '../hooks/use-my-promotions';

/**
 * In how many promotions the member can take part now; for visitors, how many are open (NAV-12). Kept up by the live channel.
 */
export default function AvailableBadge({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  const isPlayer = useIsPlayer();
  const mine = trpc.promotions.mine.useQuery(undefined, { enabled: isPlayer, staleTime: 60_000 });
  const open = trpc.promotions.openCount.useQuery(undefined, { enabled: !isPlayer, staleTime: 60_000 });
  const count = (isPlayer ? mine.data?.available : open.data?.available) ?? 0;
  return <CountBadge count={count} tone="loud" label={t('promoCount', { count })} className={className} />;
}
