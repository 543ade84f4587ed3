import { WheelView } from '@tonalli/contracts/games/wheel';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

const OUTER = 100;
const INNER = 62;

/** A place on the wheel, clockwise from above in turns. */
const placeAt = (turn: number, radius: number): string =>
  `${(Math.sin(turn * 2 * Math.PI) * radius).toFixed(2)} ${(-Math.cos(turn * 2 * Math.PI) * radius).toFixed(2)}`;

function segmentPath(from: number, to: number): string {
  const outside = `M${placeAt(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${placeAt(to, OUTER)}`;
  return `${outside}L${placeAt(to, INNER)}A${INNER} ${INNER} 0 0 0 ${placeAt(from, INNER)}Z`;
}

const fillOf = (multiplierX100: number, top: number): string => {
  if (multiplierX100 === 0) return 'fill-overlay';
  return multiplierX100 === top ? 'fill-coral' : 'fill-amber';
};

/** The wheel as it stopped: the segment that came is the one above. */
export default function WheelOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = WheelView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { segments, risk, segment, multiplierX100, wheelX100 } = read.data;
  const top = Math.max(...wheelX100);
  const facts = [
    [t('wheel.risk'), t(`wheel.risks.${risk}`)],
    [t('wheel.stopped'), t('wheel.segmentOf', { segment: segment + 1, segments })],
    [t('wheel.multiplier'), `× ${multiplierX100 / 100}`],
  ] as const;
  return (
    <section className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <svg viewBox="-104 -118 208 222" className="mx-auto block h-56 max-w-full" aria-hidden="true">
        <g transform={`rotate(${(-segment * 360) / segments})`}>
          {wheelX100.map((paysX100, at) => (
            <path
              key={segmentPath((at - 0.5) / segments, (at + 0.5) / segments)}
              d={segmentPath((at - 0.5) / segments, (at + 0.5) / segments)}
              className={clsx('stroke-ink-deep', fillOf(paysX100, top))}
            />
          ))}
        </g>
        <path d="M-10 -118H10L0 -94Z" className="fill-white" />
        <text y="10" textAnchor="middle" className="fill-text font-semibold text-3xl">
          {`× ${multiplierX100 / 100}`}
        </text>
      </svg>
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
