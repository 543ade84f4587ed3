import { BaccaratView } from '@tonalli/contracts/games/baccarat';
import { rankOf } from '@tonalli/contracts/games/cards';
import { useTranslation } from 'react-i18next';
import { LaidTable } from '../laid-table';
import { PlayingCard } from '../playing-card';

const totalOf = (cards: readonly number[]): number =>
  cards.reduce((total, card) => total + (rankOf(card) >= 9 ? 0 : rankOf(card) + 1), 0) % 10;

/** Both hands with their totals, and every bet with what it paid. */
export default function BaccaratOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = BaccaratView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { winner, spots } = read.data;
  const hands = (['player', 'banker'] as const).map((side) => ({ side, cards: read.data[side] }));
  const rows = spots.map(({ spot, ...paid }) => ({ key: spot, name: t(`baccarat.spot.${spot}`), ...paid }));
  return (
    <section className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <p className="mb-3 font-semibold">{t(`baccarat.won.${winner}`)}</p>
      <div className="grid grid-cols-2 gap-4">
        {hands.map(({ side, cards }) => (
          <div key={side}>
            <p className="mb-2 flex justify-between text-sm">
              <span className="text-faint">{t(`baccarat.spot.${side}`)}</span>
              <span className="font-semibold">{totalOf(cards)}</span>
            </p>
            <div className="flex gap-1.5">
              {cards.map((card, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cards never change places, and eight decks have equal ones
                <PlayingCard key={at} card={card} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <LaidTable rows={rows} />
    </section>
  );
}
