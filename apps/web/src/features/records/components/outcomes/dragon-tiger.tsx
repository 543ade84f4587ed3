import { DragonTigerView } from '@tonalli/contracts/games/dragon-tiger';
import { useTranslation } from 'react-i18next';
import { LaidTable } from '../laid-table';
import { PlayingCard } from '../playing-card';
import { Undecided } from '../undecided';

/** The card of each side, and every bet with what it paid; while no card lies, what is bet. */
export default function DragonTigerOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = DragonTigerView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { dragon, tiger, winner, spots } = read.data;
  const sides = [
    { side: 'dragon', card: dragon },
    { side: 'tiger', card: tiger },
  ] as const;
  const rows = spots.map(({ spot, ...paid }) => ({ key: spot, name: t(`dragonTiger.spot.${spot}`), ...paid }));
  return (
    <section className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      {winner === null ? (
        <Undecided text={t('dragonTiger.open')} />
      ) : (
        <p className="font-semibold">{t(`dragonTiger.won.${winner}`)}</p>
      )}
      {winner !== null && (
        <div className="mt-3 grid grid-cols-2 gap-4">
          {sides.map(({ side, card }) => (
            <div key={side}>
              <p className="mb-2 text-faint text-sm">{t(`dragonTiger.spot.${side}`)}</p>
              {card !== null && <PlayingCard card={card} />}
            </div>
          ))}
        </div>
      )}
      <LaidTable rows={rows} />
    </section>
  );
}
