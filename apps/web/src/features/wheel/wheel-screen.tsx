import { useTranslation } from 'react-i18next';
import { MemberList } from '../../components/member-list';
import { useLanguage } from '../../hooks/use-language';
import { trpc } from '../../trpc/trpc';
import { OddsTable } from './components/odds-table';
import { PastSpins } from './components/past-spins';
import { WheelBoard } from './components/wheel-board';

/** A wheel of prizes with its weights, spun by the platform (MEM-11, PROMO-06). */
export default function WheelScreen() {
  const { t } = useTranslation('wheel');
  const language = useLanguage();
  const query = trpc.wheel.read.useQuery({ language }, { staleTime: 0 });
  return (
    <MemberList title={t('title')} lead={t('lead')} errorTitle={t('error')} query={query} below={<PastSpins />}>
      {(wheel) => (
        <>
          <WheelBoard wheel={wheel} />
          <OddsTable wheel={wheel} />
        </>
      )}
    </MemberList>
  );
}
