import { MINES_CELLS, MinesView } from '@tonalli/contracts/games/mines';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

type What = 'bomb' | 'safe' | 'closed';

const GEM = 'M12 4 4 10l8 11 8-11-8-6Zm-8 6h16';
const FUSE = 'M14 7c1-3 3-4 6-4';

function Picture({ what }: { what: What }) {
  if (what === 'closed') return null;
  return (
    <svg viewBox="0 0 24 24" className="w-3/5" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      {what === 'safe' ? <path d={GEM} strokeLinejoin="round" /> : <path d={FUSE} strokeLinecap="round" />}
      {what === 'bomb' ? <circle cx="11" cy="14" r="7" fill="currentColor" /> : null}
    </svg>
  );
}

/** The field with all that it hid, and which cells were opened. */
export default function MinesOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = MinesView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { bombs, opened, places, multiplierX10000 } = read.data;
  const whatIn = (cell: number): What => {
    if (places?.includes(cell)) return 'bomb';
    return places || opened.includes(cell) ? 'safe' : 'closed';
  };
  const facts = [
    [t('mines.bombs'), bombs],
    [t('mines.opened'), opened.length],
    [t('mines.multiplier'), `× ${(multiplierX10000 / 10_000).toFixed(4)}`],
  ] as const;
  return (
    <section className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <ol className="mx-auto grid max-w-64 grid-cols-5 gap-1.5">
        {Array.from({ length: MINES_CELLS }, (_, cell) => {
          const what = whatIn(cell);
          const isOpened = opened.includes(cell);
          const said = [t(`mines.cell.${what}`), ...(isOpened ? [t('mines.isOpened')] : [])].join(', ');
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: cells never change places
              key={cell}
              className={clsx(
                'grid aspect-square place-items-center rounded-md',
                what === 'bomb' ? 'bg-danger-soft text-danger' : 'bg-raised text-jade',
                isOpened ? 'ring-2 ring-current ring-inset' : 'opacity-60',
              )}
            >
              <Picture what={what} />
              <span className="sr-only">{said}</span>
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
