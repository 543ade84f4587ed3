import { LimboView } from '@tonalli/contracts/games/limbo';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

const shown = (multiplierX100: number): string =>
  `${(multiplierX100 / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}×`;

/** The multiplier that was drawn, and the one that was asked of it. */
export default function LimboOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = LimboView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { targetX100, resultX100 } = read.data;
  const isWon = resultX100 >= targetX100;
  return (
    <section className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <dl className="grid grid-cols-2 gap-4">
        <div>
          <dt className="text-faint text-sm">{t('limbo.result')}</dt>
          <dd className={clsx('font-display font-semibold text-2xl', isWon ? 'text-jade' : 'text-text')}>
            {shown(resultX100)}
          </dd>
        </div>
        <div>
          <dt className="text-faint text-sm">{t('limbo.target')}</dt>
          <dd className="font-display font-semibold text-2xl">{shown(targetX100)}</dd>
        </div>
      </dl>
    </section>
  );
}
