import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { useTranslation } from 'react-i18next';

/** Home has nothing to play: the operator shows no vendor. */
export default function NoGames() {
  const { t } = useTranslation('home');
  return <EmptyState illustration="dusk" title={t('noGames.title')} description={t('noGames.text')} />;
}
