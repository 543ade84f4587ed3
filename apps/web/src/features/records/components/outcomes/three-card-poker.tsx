import { type ThreeCardHand, ThreeCardView } from '@tonalli/contracts/games/three-card-poker';
import { useTranslation } from 'react-i18next';
import { PlayingCard } from '../playing-card';

function Cards({ name, cards }: { name: string; cards: readonly number[] }) {
  return (
    <div>
      <h4 className="mb-1.5 text-faint text-sm">{name}</h4>
      <ol className="flex flex-wrap gap-2">
        {cards.map((card) => (
          <li key={card}>
            <PlayingCard card={card} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Both hands, and what was done with the player's. */
export default function ThreeCardPokerOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = ThreeCardView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { player, hand, dealer, dealerHand, step } = read.data;
  const handName = (one: ThreeCardHand) => t(`three-card-poker.hands.${one}`);
  const named = (who: string, one: ThreeCardHand) => `${who}: ${handName(one)}`;
  return (
    <section className="grid gap-4 rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      {dealerHand ? <Cards name={named(t('three-card-poker.dealer'), dealerHand)} cards={dealer} /> : null}
      <Cards name={named(t('three-card-poker.player'), hand)} cards={player} />
      {step ? <p className="font-semibold">{t(`three-card-poker.step.${step}`)}</p> : null}
    </section>
  );
}
