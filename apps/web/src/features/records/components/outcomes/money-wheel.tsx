import { MoneyWheelView, type WheelSpot } from '@tonalli/contracts/games/money-wheel';
import { useTranslation } from 'react-i18next';
import { LaidTable } from '../laid-table';
import { Undecided } from '../undecided';

/** Stones as they are cut, within 24 by 24, with their colours: light, full. */
const STONES: Readonly<Record<WheelSpot, readonly [corners: string, light: string, full: string]>> = {
  jade: ['8,2 16,2 22,8 22,16 16,22 8,22 2,16 2,8', '#8ff2bd', '#149a68'],
  turquoise: ['12,1 21,6 21,18 12,23 3,18 3,6', '#b4f3ff', '#1aa9cc'],
  amber: ['12,1 23,9 19,22 5,22 1,9', '#ffe3a3', '#f2a024'],
  coral: ['12,2 23,21 1,21', '#ffc3b6', '#ee5139'],
  amethyst: ['12,0 22,12 12,24 2,12', '#e0c8ff', '#8a4bdc'],
  sun: ['12,0 15,8 24,6 18,12 24,18 15,16 12,24 9,16 0,18 6,12 0,6 9,8', '#fffdea', '#ffd447'],
};

/** What the wheel showed, and every bet with what it paid. */
export default function MoneyWheelOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = MoneyWheelView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { segment, came, spots } = read.data;
  const stone = came && STONES[came];
  const nameOf = (spot: WheelSpot, multiplierX100: number) =>
    `${t(`moneyWheel.spot.${spot}`)} × ${multiplierX100 / 100}`;
  const rows = spots.map(({ spot, multiplierX100, stakeMinor, payoutMinor }) => ({
    ...{ key: spot, name: nameOf(spot, multiplierX100), stakeMinor, payoutMinor },
  }));
  return (
    <section className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      {stone && segment !== null ? (
        <div className="flex items-center gap-4">
          <svg viewBox="0 0 24 24" className="size-16 shrink-0" aria-hidden="true">
            <polygon points={stone[0]} fill={stone[2]} />
            <g transform="translate(12 12) scale(0.55) translate(-12 -12)">
              <polygon points={stone[0]} fill={stone[1]} opacity="0.7" />
            </g>
          </svg>
          <p className="font-semibold">
            {t('moneyWheel.stood', { spot: t(`moneyWheel.spot.${came}`), segment: segment + 1 })}
          </p>
        </div>
      ) : (
        <Undecided text={t('moneyWheel.open')} />
      )}
      <LaidTable rows={rows} />
    </section>
  );
}
