import { PlinkoView } from '@tonalli/contracts/games/plinko';
import { useTranslation } from 'react-i18next';

/** A row and a slot in units of the drawing. */
const STEP = 20;
/** Room above the first row. */
const ABOVE = 14;

const acrossOf = (rows: number, offset: number): number => ((rows + 1) / 2 + offset) * STEP;
const downOf = (row: number): number => ABOVE + row * STEP;

/** Where the ball was: above the board, at a peg of each row, and in its slot. */
function wayOf({ rows, path, slot }: PlinkoView): string {
  let right = 0;
  const met = path.map((step, row) => {
    const at = `${acrossOf(rows, right - row / 2)},${downOf(row)}`;
    right += step;
    return at;
  });
  return [`${acrossOf(rows, 0)},0`, ...met, `${acrossOf(rows, slot - rows / 2)},${downOf(rows)}`].join(' ');
}

function pegsOf(rows: number) {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_, peg) => ({ x: acrossOf(rows, peg - (row + 2) / 2), y: downOf(row) })),
  ).flat();
}

/** The way of the ball between the pegs, and the slot where it landed. */
export default function PlinkoOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = PlinkoView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { rows, risk, slot, multiplierX100 } = read.data;
  const facts = [
    [t('plinko.risk'), t(`plinko.risks.${risk}`)],
    [t('plinko.rows'), String(rows)],
    [t('plinko.slot'), t('plinko.slotOf', { slot: slot + 1, slots: rows + 1 })],
    [t('plinko.multiplier'), `× ${multiplierX100 / 100}`],
  ] as const;
  return (
    <section className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <svg
        viewBox={`-4 0 ${(rows + 1) * STEP + 8} ${downOf(rows) + STEP}`}
        className="mx-auto block max-h-72 w-full"
        aria-hidden="true"
      >
        {pegsOf(rows).map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="2" className="fill-muted" />
        ))}
        <polyline points={wayOf(read.data)} className="fill-none stroke-3 stroke-amber" strokeLinejoin="round" />
        {Array.from({ length: rows + 1 }, (_, at) => (
          <rect
            key={acrossOf(rows, at - rows / 2)}
            x={acrossOf(rows, at - rows / 2) - STEP / 2 + 1}
            y={downOf(rows) + 4}
            width={STEP - 2}
            height={STEP - 6}
            rx="3"
            className={at === slot ? 'fill-amber' : 'fill-raised'}
          />
        ))}
      </svg>
      <dl className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-4">
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
