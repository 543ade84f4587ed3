import type { WheelSector, WheelSpin } from '@tonalli/contracts/wheel/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { useTranslation } from 'react-i18next';
import { usePrizeText } from '../hooks/use-prize-text';

/** What the last spin brought, once the wheel has stopped. */
export function SpinResult({ spin, sectors }: { spin: WheelSpin; sectors: readonly WheelSector[] }) {
  const { t } = useTranslation('wheel');
  const { long } = usePrizeText();
  const { reward, hitSectorId, sectorId } = spin;
  if (!reward)
    return (
      <Alert announce tone="info" title={t('result.nothing')}>
        <p>{t('result.again')}</p>
      </Alert>
    );
  const hit = sectors.find((sector) => sector.sectorId === hitSectorId);
  const where = reward.kind === 'cash' || reward.kind === 'points' ? reward.kind : 'other';
  return (
    <Alert announce tone="success" title={t('result.won', { prize: long(reward) })}>
      <p>{t(`result.${where}`)}</p>
      {hit && hitSectorId !== sectorId ? <p>{t('result.gone', { hit: long(hit.reward) })}</p> : null}
    </Alert>
  );
}
