import { HiLoView } from '@tonalli/contracts/games/hi-lo';
import { useTranslation } from 'react-i18next';
import { PlayingCard } from '../playing-card';

const SIGNS = { higher: '▲', lower: '▼', skip: '»' } as const;

/** The cards of a round in order, with what was picked on each. */
export default function HiLoOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = HiLoView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { cards, moves, end, multiplierX10000 } = read.data;
  const facts = [
    [t('hi-lo.ended'), t(`hi-lo.end.${end}`)],
    [t('hi-lo.picks'), moves.filter((move) => move !== 'skip').length],
    [t('hi-lo.multiplier'), `× ${(multiplierX10000 / 10_000).toFixed(4)}`],
  ] as const;
  return (
    <section className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <ol className="flex flex-wrap items-center gap-2">
        {cards.map((card, at) => {
          const move = moves[at];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards never change places
            <li key={at} className="flex items-center gap-2">
              <PlayingCard card={card} isLost={end === 'lost' && at === cards.length - 1} />
              {move ? (
                <span className="font-semibold text-muted">
                  <span aria-hidden="true">{SIGNS[move]}</span>
                  <span className="sr-only">{t(`hi-lo.move.${move}`)}</span>
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
      <dl className="mt-4 grid grid-cols-3 gap-4">
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
