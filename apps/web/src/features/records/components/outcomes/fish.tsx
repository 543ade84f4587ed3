import { FISH_KINDS, type FishKind, FishView } from '@tonalli/contracts/games/fish';
import { useTranslation } from 'react-i18next';

interface Sum {
  readonly kind: FishKind;
  readonly hits: number;
  readonly caught: number;
  readonly pays: number;
}

/** By kind, the dearest first. */
function sumsOf(hits: FishView['hits']): Sum[] {
  return FISH_KINDS.map((kind, at) => {
    const own = hits.filter(([one]) => one === at);
    const caught = own.filter(([, , pays]) => pays > 0);
    return { kind, hits: own.length, caught: caught.length, pays: caught.reduce((sum, [, , pays]) => sum + pays, 0) };
  })
    .filter((sum) => sum.hits > 0)
    .reverse();
}

/** A segment of shots: what was hit and what was caught. */
export default function FishOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = FishView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { seat, count, hits, isOver } = read.data;
  return (
    <section className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <dl className="mb-4 grid grid-cols-2 gap-4">
        {(
          [
            [t('fish.seat'), seat],
            [t('fish.hits'), count],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt className="text-faint text-sm">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {isOver ? (
        <table className="w-full text-sm">
          <thead className="text-faint">
            <tr>
              <th scope="col" className="py-1 text-start font-normal">
                {t('fish.kind')}
              </th>
              <th scope="col" className="py-1 text-end font-normal">
                {t('fish.hits')}
              </th>
              <th scope="col" className="py-1 text-end font-normal">
                {t('fish.caught')}
              </th>
              <th scope="col" className="py-1 text-end font-normal">
                {t('fish.pays')}
              </th>
            </tr>
          </thead>
          <tbody>
            {sumsOf(hits).map((sum) => (
              <tr key={sum.kind} className={sum.caught > 0 ? 'text-jade' : ''}>
                <th scope="row" className="py-1 text-start font-semibold">
                  {t(`fish.kinds.${sum.kind}`)}
                </th>
                <td className="py-1 text-end tabular-nums">{sum.hits}</td>
                <td className="py-1 text-end tabular-nums">{sum.caught}</td>
                <td className="py-1 text-end tabular-nums">{sum.pays}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="text-muted">{t('fish.open')}</p>
      )}
    </section>
  );
}
