import { Button } from '@tonalli/ui/button/button';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';

/** A trial account is asked to open a real one, at once and whenever the prompt was put away (GAME-02). */
export function RealAccountRequired() {
  const { t } = useTranslation('points');
  const { overlays } = useAppServices();
  useEffect(() => overlays.open({ kind: 'trial-prompt' }), [overlays]);
  return (
    <EmptyState
      illustration="eclipse"
      title={t('trial.title')}
      description={t('trial.text')}
      action={<Button onClick={() => overlays.open({ kind: 'register' })}>{t('trial.create')}</Button>}
    />
  );
}
