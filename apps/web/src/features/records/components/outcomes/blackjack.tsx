import { BlackjackView } from '@tonalli/contracts/games/blackjack';
import { useTranslation } from 'react-i18next';
import { BlackjackHands } from '../blackjack-hands';

/** A round of one player against the dealer. */
export default function BlackjackOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = BlackjackView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  return <BlackjackHands {...read.data} />;
}
