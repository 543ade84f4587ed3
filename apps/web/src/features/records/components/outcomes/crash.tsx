import { CrashView } from '@tonalli/contracts/games/crash';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Undecided } from '../undecided';

const shown = (multiplierX100: number): string =>
  `${(multiplierX100 / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}×`;

const [WIDTH, HEIGHT, FOOT] = [320, 120, 106];

/** How a flight climbs, scaled so that its end lies at the upper right; for the eye alone. */
function wayTo(bustX100: number): string {
  const end = Math.log(bustX100 / 100);
  const points = Array.from({ length: 33 }, (_, index) => {
    const part = index / 32;
    const height = end === 0 ? 0 : (Math.exp(end * part) - 1) / (Math.exp(end) - 1);
    return `${(12 + part * (WIDTH - 36)).toFixed(1)} ${(FOOT - height * 88).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

function placeOf(x100: number, bustX100: number) {
  const end = Math.log(bustX100 / 100);
  const part = end === 0 ? 0 : Math.log(x100 / 100) / end;
  const height = end === 0 ? 0 : (x100 / 100 - 1) / (bustX100 / 100 - 1);
  return { cx: 12 + part * (WIDTH - 36), cy: FOOT - height * 88 };
}

/** The flight as a curve, where it ended, and where the bet was cashed out. */
export default function CrashOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = CrashView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { autoX100, outX100, isByHand, bustX100 } = read.data;
  const how = isByHand ? t('crash.byHand') : t('crash.byTarget');
  return (
    <section className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      {bustX100 !== null && (
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="mb-4 w-full" aria-hidden="true">
          <path d={`${wayTo(bustX100)}L${WIDTH - 24} ${FOOT}L12 ${FOOT}Z`} className="fill-amber/10" />
          <path d={wayTo(bustX100)} className="fill-none stroke-amber" strokeWidth="3" strokeLinecap="round" />
          <circle {...placeOf(bustX100, bustX100)} r="6" className="fill-coral" />
          {outX100 !== null && <circle {...placeOf(outX100, bustX100)} r="6" className="fill-jade" />}
        </svg>
      )}
      {bustX100 === null && <Undecided text={t('crash.open')} />}
      <dl className="mt-3 grid grid-cols-2 gap-4">
        <div>
          <dt className="text-faint text-sm">{t('crash.end')}</dt>
          <dd className="font-display font-semibold text-2xl">{bustX100 === null ? '—' : shown(bustX100)}</dd>
        </div>
        <div>
          <dt className="text-faint text-sm">{t('crash.out')}</dt>
          <dd className={clsx('font-display font-semibold text-2xl', outX100 === null ? 'text-text' : 'text-jade')}>
            {outX100 === null ? t('crash.none') : shown(outX100)}
          </dd>
          {outX100 !== null && <dd className="text-muted text-sm">{how}</dd>}
        </div>
        <div>
          <dt className="text-faint text-sm">{t('crash.target')}</dt>
          <dd className="font-display font-semibold text-xl">
            {autoX100 === null ? t('crash.noTarget') : shown(autoX100)}
          </dd>
        </div>
      </dl>
    </section>
  );
}
