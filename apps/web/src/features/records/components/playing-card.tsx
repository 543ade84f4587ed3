import { faceOf, type Suit } from '@tonalli/contracts/games/cards';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

/** As text and never as an emoji. */
const SIGNS: Readonly<Record<Suit, string>> = {
  spades: '♠\uFE0E',
  hearts: '♥\uFE0E',
  diamonds: '♦\uFE0E',
  clubs: '♣\uFE0E',
};

/** A small card, named for those who do not see it. */
export function PlayingCard({ card, isLost = false }: { card: number; isLost?: boolean }) {
  const { t } = useTranslation('records');
  const { rank, suit } = faceOf(card);
  const isRed = suit === 'hearts' || suit === 'diamonds';
  const name = t('card.name', { rank: t(`card.rank.${rank}`), suit: t(`card.suit.${suit}`) });
  return (
    <span
      className={clsx(
        'grid h-14 w-10 place-content-center rounded-md text-center font-bold text-lg leading-tight ring-1 ring-black/20',
        isRed ? 'text-[#c3172b]' : 'text-[#1b2030]',
        isLost ? 'bg-[#ffd9d6]' : 'bg-[#fbf8f0]',
      )}
    >
      <span aria-hidden="true">{rank}</span>
      <span aria-hidden="true">{SIGNS[suit]}</span>
      <span className="sr-only">{name}</span>
    </span>
  );
}
