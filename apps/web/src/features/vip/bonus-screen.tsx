import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { pendingProps, RevealInOrder } from '../../components/reveal-in-order';
import { useLanguage } from '../../hooks/use-language';
import { trpc } from '../../trpc/trpc';
import { ReceivedBonuses } from './components/received-bonuses';
import { VipLevels } from './components/vip-levels';
import { VipStatus } from './components/vip-status';
import { WaitingBonuses } from './components/waiting-bonuses';

/** The VIP level with its bonuses, and every bonus received (MEM-10). */
export default function BonusScreen() {
  const { t } = useTranslation('vip');
  return (
    <RevealInOrder className="gap-8">
      <PageHeading title={t('title')} />
      <Vip />
      <ReceivedBonuses />
    </RevealInOrder>
  );
}

function Vip() {
  const { t } = useTranslation('vip');
  const language = useLanguage();
  const query = trpc.vip.info.useQuery({ language });
  const { data, error, isFetching, refetch } = query;
  if (!data && error) {
    return <LoadFailure title={t('error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <div {...pendingProps(query)} className="grid gap-5 lg:grid-cols-2">
        <VipStatus vip={data} />
        <WaitingBonuses vip={data} />
      </div>
      <VipLevels vip={data} />
    </>
  );
}
