import type { BlackjackHand, BlackjackView } from '@tonalli/contracts/games/blackjack';
import { rankOf } from '@tonalli/contracts/games/cards';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { PlayingCard } from './playing-card';

/** The best total: an ace counts 11 where that goes well. */
function totalOf(cards: readonly number[]): number {
  const hard = cards.reduce((sum, card) => sum + Math.min(rankOf(card) + 1, 10), 0);
  return hard <= 11 && cards.some((card) => rankOf(card) === 0) ? hard + 10 : hard;
}

function Cards({ name, cards, isLost = false }: { name: string; cards: readonly number[]; isLost?: boolean }) {
  return (
    <div>
      <p className="flex items-baseline gap-2 text-faint text-sm">
        {name}
        <span className="font-semibold text-base text-text">{totalOf(cards)}</span>
      </p>
      <ol className="mt-1 flex flex-wrap gap-1.5">
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards never change places
          <li key={at}>
            <PlayingCard card={card} isLost={isLost} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Hand({ hand, name }: { hand: BlackjackHand; name: string }) {
  const { t } = useTranslation('records');
  const isWon = hand.outcome === 'won' || hand.outcome === 'blackjack';
  return (
    <div className="rounded-lg bg-raised p-3">
      <Cards name={name} cards={hand.cards} isLost={hand.outcome === 'bust'} />
      <p className={clsx('mt-2 font-semibold', isWon ? 'text-jade' : 'text-muted')}>
        {t(`blackjack.outcome.${hand.outcome}`)}
        {hand.isDoubled ? <span className="text-faint"> · {t('blackjack.doubled')}</span> : null}
      </p>
    </div>
  );
}

/** The dealer's cards and each hand of the player, with how it came out. */
export function BlackjackHands({ dealer, hands, insurance }: Pick<BlackjackView, 'dealer' | 'hands' | 'insurance'>) {
  const { t } = useTranslation('records');
  return (
    <section className="grid gap-4 rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <Cards name={t('blackjack.dealer')} cards={dealer} />
      <div className="grid gap-3 sm:grid-cols-2">
        {hands.map((hand, at) => (
          <Hand
            // biome-ignore lint/suspicious/noArrayIndexKey: hands never change places
            key={at}
            hand={hand}
            name={hands.length === 1 ? t('blackjack.hand') : t('blackjack.handNumber', { number: at + 1 })}
          />
        ))}
      </div>
      {insurance ? (
        <p className="text-muted">{t(insurance.payoutMinor > 0 ? 'blackjack.insuredWon' : 'blackjack.insuredLost')}</p>
      ) : null}
    </section>
  );
}
