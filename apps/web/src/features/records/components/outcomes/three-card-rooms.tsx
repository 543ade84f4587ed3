import { rankOf } from '@tonalli/contracts/games/cards';
import { type TrioHand, type TrioHandName, TrioView } from '@tonalli/contracts/games/three-card-rooms';
import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { PlayingCard } from '../playing-card';

/** Ranks in a row; queen, king and ace are one too. */
function isRun(ranks: readonly number[]): boolean {
  const sorted = ranks.toSorted((one, other) => one - other);
  if (sorted.join() === '0,11,12') return true;
  return sorted.every((rank, at) => at === 0 || rank === (sorted[at - 1] ?? 0) + 1);
}

function nameOf(cards: readonly number[]): TrioHandName {
  const ranks = cards.map(rankOf);
  const kinds = new Set(ranks).size;
  if (kinds === 1) return 'three-of-a-kind';
  if (kinds === 2) return 'pair';
  const isFlush = new Set(cards.map((card) => Math.floor(card / 13))).size === 1;
  if (isRun(ranks)) return isFlush ? 'straight-flush' : 'straight';
  return isFlush ? 'flush' : 'high-card';
}

interface SeatProps {
  hand: TrioHand;
  outcome: TrioHand['seats'][number];
  isOwn: boolean;
}

function Seat({ hand, outcome, isOwn }: SeatProps) {
  const { t } = useTranslation('records');
  const { seat, cards, isAutomatic, isOut, netMinor, paidMinor } = outcome;
  const facts = [
    t('three-card-rooms.seat', { number: seat }),
    ...(isOwn ? [t('three-card-rooms.you')] : []),
    ...(isAutomatic ? [t('three-card-rooms.automatic')] : []),
    ...(hand.winners.includes(seat) ? [t('three-card-rooms.winner')] : []),
    ...(isOut ? [t('three-card-rooms.out')] : []),
  ];
  return (
    <li className="rounded-lg bg-raised p-3">
      <p className="text-faint text-sm">{facts.join(' · ')}</p>
      {cards.length > 0 ? (
        <ol className="mt-1 flex flex-wrap gap-1.5">
          {cards.map((card) => (
            <li key={card}>
              <PlayingCard card={card} />
            </li>
          ))}
        </ol>
      ) : null}
      <p className="mt-2 flex flex-wrap items-baseline gap-3 font-semibold">
        {cards.length > 0 ? t(`three-card-rooms.hand.${nameOf(cards)}`) : t('three-card-rooms.covered')}
        <Money amountMinor={netMinor} tone="sign" />
        <span className="flex gap-1 font-normal text-muted text-sm">
          {t('three-card-rooms.paid')} <Money amountMinor={paidMinor} />
        </span>
      </p>
    </li>
  );
}

function Course({ hand }: { hand: TrioHand }) {
  const { t } = useTranslation('records');
  return (
    <section>
      <h4 className="font-semibold">{t('three-card-rooms.course')}</h4>
      <ol className="mt-1 grid gap-1 text-sm">
        {hand.acts.map(({ seat, act, minor }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays in its order
          <li key={at} className="flex justify-between gap-3">
            <span>
              {t('three-card-rooms.seat', { number: seat })} · {t(`three-card-rooms.act.${act}`)}
            </span>
            {minor > 0 ? <Money amountMinor={minor} /> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A hand of a room of three cards: who had what as far as it was shown, what was done, and where the pot went. */
export default function ThreeCardRoomsOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = TrioView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { hand, seat } = read.data;
  if (!hand) return <p className="text-muted">{t('three-card-rooms.unplayed')}</p>;
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2">
        {hand.seats.map((outcome) => (
          <Seat key={outcome.seat} hand={hand} outcome={outcome} isOwn={outcome.seat === seat} />
        ))}
      </ul>
      <Course hand={hand} />
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
        <span className="flex gap-2">
          {t('three-card-rooms.pot')} <Money amountMinor={hand.potMinor} />
        </span>
        <span className="flex gap-2">
          {t('three-card-rooms.rake')} <Money amountMinor={hand.rakeMinor} />
        </span>
      </p>
    </div>
  );
}
