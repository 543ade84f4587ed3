import { DICE_ROLLS, DiceView } from '@tonalli/contracts/games/dice';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

const shown = (roll: number): string => (roll / 100).toFixed(2);
const percent = (roll: number): string => `${(roll * 100) / DICE_ROLLS}%`;

/** A roll on its track, with the part that wins. */
export default function DiceOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = DiceView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { side, target, roll, multiplierX10000 } = read.data;
  const isWon = side === 'under' ? roll < target : roll > target;
  const bet = t(`dice.side.${side}`);
  const facts = [
    [t('dice.bet'), `${bet} ${shown(target)}`],
    [t('dice.roll'), shown(roll)],
    [t('dice.multiplier'), `× ${(multiplierX10000 / 10_000).toFixed(4)}`],
  ] as const;
  const [first, second] =
    side === 'under'
      ? ['var(--color-jade)', 'var(--color-danger-strong)']
      : ['var(--color-danger-strong)', 'var(--color-jade)'];
  return (
    <section className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <div
        className="relative mx-4 mt-8 h-3 rounded-full"
        aria-hidden="true"
        style={{ background: `linear-gradient(to right, ${first} ${percent(target)}, ${second} ${percent(target)})` }}
      >
        <span
          className={clsx(
            'absolute bottom-full mb-1 -translate-x-1/2 rounded-sm px-2 font-semibold text-sm after:absolute after:top-full after:left-1/2 after:h-4 after:w-0.5 after:-translate-x-1/2 after:bg-white',
            isWon ? 'bg-jade-soft text-jade' : 'bg-raised text-text',
          )}
          style={{ left: percent(roll) }}
        >
          {shown(roll)}
        </span>
      </div>
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
