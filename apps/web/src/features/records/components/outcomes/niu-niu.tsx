import { rankOf } from '@tonalli/contracts/games/cards';
import { NiuNiuView, type NiuNiuOutcome as Outcome } from '@tonalli/contracts/games/niu-niu';
import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { PlayingCard } from '../playing-card';

const TEN = 10;
const pointsOf = (card: number): number => Math.min(rankOf(card) + 1, TEN);

/** 10 for niu niu, 0 where no three cards make tens. */
function niuOf(cards: readonly number[]): number {
  const sum = cards.reduce((total, card) => total + pointsOf(card), 0);
  const pairs = cards.flatMap((one, at) => cards.slice(at + 1).map((other) => pointsOf(one) + pointsOf(other)));
  const pair = pairs.find((points) => (sum - points) % TEN === 0);
  return pair === undefined ? 0 : pair % TEN || TEN;
}

function Hand({ hand, isBank, isOwn }: { hand: Outcome; isBank: boolean; isOwn: boolean }) {
  const { t } = useTranslation('records');
  const niu = niuOf(hand.cards);
  const points = niu === 0 ? t('niu-niu.noNiu') : niu === TEN ? t('niu-niu.niuNiu') : t('niu-niu.niu', { points: niu });
  const facts = [
    t('niu-niu.seat', { number: hand.seat }),
    ...(isOwn ? [t('niu-niu.you')] : []),
    ...(hand.isAutomatic ? [t('niu-niu.automatic')] : []),
    ...(isBank ? [t('niu-niu.bank')] : []),
    t('niu-niu.bid', { times: hand.bid }),
    ...(hand.multiple === null ? [] : [t('niu-niu.stake', { times: hand.multiple })]),
  ];
  return (
    <li className="rounded-lg bg-raised p-3">
      <p className="text-faint text-sm">{facts.join(' · ')}</p>
      <ol className="mt-1 flex flex-wrap gap-1.5">
        {hand.cards.map((card) => (
          <li key={card}>
            <PlayingCard card={card} />
          </li>
        ))}
      </ol>
      <p className="mt-2 flex flex-wrap items-baseline gap-3 font-semibold">
        {points}
        <Money amountMinor={hand.netMinor} tone="sign" />
      </p>
    </li>
  );
}

/** A hand of a room: every seat with its cards, and what went from one to the other. */
export default function NiuNiuOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = NiuNiuView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { hand, seat } = read.data;
  if (!hand) return <p className="text-muted">{t('niu-niu.unplayed')}</p>;
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2">
        {hand.seats.map((one) => (
          <Hand key={one.seat} hand={one} isBank={one.seat === hand.bank} isOwn={one.seat === seat} />
        ))}
      </ul>
      <p className="flex gap-2 text-muted text-sm">
        {t('niu-niu.rake')} <Money amountMinor={hand.rakeMinor} />
      </p>
    </div>
  );
}
