import { LiveBlackjackView } from '@tonalli/contracts/games/live-blackjack';
import { useTranslation } from 'react-i18next';
import { BlackjackHands } from '../blackjack-hands';
import { Undecided } from '../undecided';

/** A seat at a table: which one, and its round against the dealer. */
export default function LiveBlackjackOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = LiveBlackjackView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{t('live-blackjack.seat', { number: read.data.seat })}</p>
      {read.data.dealer.length === 0 ? <Undecided text={t('baccarat.open')} /> : <BlackjackHands {...read.data} />}
    </div>
  );
}
