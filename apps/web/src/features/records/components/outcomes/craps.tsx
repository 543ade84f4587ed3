import { CrapsView } from '@tonalli/contracts/games/craps';
import { useTranslation } from 'react-i18next';
import { Die } from '../die';
import { LaidTable } from '../laid-table';

/** Every roll of the round, and every bet with what it paid. */
export default function CrapsOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = CrapsView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { rolls } = read.data;
  const rows = rolls.flatMap(({ results }, at) =>
    results.map(({ spot, ...paid }) => ({ key: `${at}-${spot}`, name: t(`craps.spot.${spot}`), ...paid })),
  );
  return (
    <section className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <ol className="flex flex-wrap gap-3">
        {rolls.map(({ dice: [one, other] }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rolls never change places
          <li key={at} className="flex items-center gap-1 rounded-md bg-overlay px-2 py-1">
            <Die value={one} />
            <Die value={other} />
            <span className="ml-1 font-semibold">
              <span className="sr-only">{t('craps.rolled', { one, other })} </span>
              {one + other}
            </span>
          </li>
        ))}
      </ol>
      <LaidTable rows={rows} />
    </section>
  );
}
