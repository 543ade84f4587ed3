import { KENO_NUMBERS, KenoView } from '@tonalli/contracts/games/keno';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

/** The board with what was picked and what was drawn. */
export default function KenoOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = KenoView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { picks, drawn, multiplierX100 } = read.data;
  const hits = picks.filter((pick) => drawn.includes(pick)).length;
  const facts = [
    [t('keno.picks'), picks.join(', ')],
    [t('keno.hits'), t('keno.hitsOf', { hits, picks: picks.length })],
    [t('keno.multiplier'), `× ${(multiplierX100 / 100).toFixed(2)}`],
  ] as const;
  return (
    <section className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <div className="mx-auto grid max-w-80 grid-cols-10 gap-1" aria-hidden="true">
        {Array.from({ length: KENO_NUMBERS }, (_, index) => {
          const number = index + 1;
          const isPicked = picks.includes(number);
          const isDrawn = drawn.includes(number);
          return (
            <span
              key={number}
              className={clsx(
                'grid aspect-square place-items-center rounded-sm font-semibold text-xs',
                isDrawn && isPicked && 'bg-jade-soft text-jade ring-2 ring-jade ring-inset',
                isDrawn && !isPicked && 'bg-raised text-text',
                !isDrawn && isPicked && 'text-danger ring-2 ring-danger ring-inset',
                !isDrawn && !isPicked && 'text-faint',
              )}
            >
              {number}
            </span>
          );
        })}
      </div>
      <p className="sr-only">
        {t('keno.drawn')}: {drawn.join(', ')}
      </p>
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
