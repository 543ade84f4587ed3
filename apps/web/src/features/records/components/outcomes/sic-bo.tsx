import { SicBoView } from '@tonalli/contracts/games/sic-bo';
import { useTranslation } from 'react-i18next';
import { Die } from '../die';
import { LaidTable } from '../laid-table';
import { Undecided } from '../undecided';

type Spot = SicBoView['spots'][number];

/** The dice of the throw, and every bet with what it paid; while they are not thrown, what is bet. */
export default function SicBoOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = SicBoView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { dice, spots } = read.data;
  const nameOf = ({ kind, of }: Spot): string => {
    switch (kind) {
      case 'total':
      case 'triple':
      case 'double':
      case 'pair':
      case 'single':
        return t(`sicBo.kind.${kind}`, { of: of.join('-') });
      default:
        return t(`sicBo.spot.${kind}`);
    }
  };
  const rows = spots.map((spot) => ({ key: spot.spot, name: nameOf(spot), ...spot }));
  return (
    <section className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      {dice === null ? (
        <Undecided text={t('sicBo.open')} />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          {dice.map((value, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice never change places
            <Die key={at} value={value} className="size-10" />
          ))}
          <p className="ml-2 font-semibold">
            {t('sicBo.thrown', { dice: dice.join(', '), total: dice.reduce((sum, value) => sum + value, 0) })}
          </p>
        </div>
      )}
      <LaidTable rows={rows} />
    </section>
  );
}
