import { VideoPokerView } from '@tonalli/contracts/games/video-poker';
import { useTranslation } from 'react-i18next';
import { PlayingCard } from '../playing-card';

interface RowProps {
  name: string;
  cards: readonly number[];
  held?: readonly boolean[];
}

function Cards({ name, cards, held = [] }: RowProps) {
  const { t } = useTranslation('records');
  return (
    <>
      <h4 className="mb-1.5 text-faint text-sm">{name}</h4>
      <ol className="mb-4 flex flex-wrap gap-2">
        {cards.map((card, at) => (
          <li key={card} className="grid justify-items-center gap-1">
            <PlayingCard card={card} />
            <span className="min-h-5 font-semibold text-jade text-xs">{held[at] ? t('video-poker.held') : null}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The deal with what was held of it, and the hand that came of it. */
export default function VideoPokerOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = VideoPokerView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { dealt, hold, cards, hand, multiplier } = read.data;
  const facts = [
    [t('video-poker.hand'), t(`video-poker.hands.${hand}`)],
    [t('video-poker.multiplier'), `× ${multiplier}`],
  ] as const;
  return (
    <section className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <Cards name={t('video-poker.dealt')} cards={dealt} held={hold ?? []} />
      {hold ? <Cards name={t('video-poker.drawn')} cards={cards} /> : null}
      <dl className="grid grid-cols-2 gap-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-faint text-sm">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
