import { CLUSTER_PARTS, ClusterView } from '@tonalli/contracts/games/cluster';
import { useTranslation } from 'react-i18next';
import { ReelsPicture } from '../reels-picture';
import type { OutcomeProps } from '../round-outcome';
import { useSymbolName } from '../use-symbol-name';

/** Of the stake: `1.5`. */
const shownParts = (parts: number): string => String(parts / CLUSTER_PARTS);

/** Every board of the round, with what won on it. */
export default function ClusterOutcome({ view, symbols }: OutcomeProps) {
  const { t } = useTranslation('records');
  const nameOf = useSymbolName();
  const read = ClusterView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { steps, isCleared, clearPays, multiplierX100 } = read.data;
  return (
    <section className="flex flex-col gap-4">
      <ol className="grid gap-4 sm:grid-cols-2">
        {steps.map(({ reels, wins, multiplier, parts }, index) => {
          const winning = new Set(wins.map(({ symbol }) => symbol));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the boards of a settled round never change places
            <li key={index} className={steps.length === 1 ? 'sm:col-span-2' : ''}>
              <article className="h-full rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
                <h3 className="mb-3 flex items-center justify-between gap-2 font-sans text-sm">
                  {index === 0 ? t('cluster.first') : t('cluster.tumble', { number: index })}
                  <span className={parts > 0 ? 'text-jade' : 'text-faint'}>{`× ${shownParts(parts)}`}</span>
                </h3>
                <ReelsPicture reels={reels} pictures={symbols} isLit={(symbol) => winning.has(symbol)} />
                <ul className="mt-3 flex flex-col gap-1 text-muted text-sm">
                  {wins.map((win) => (
                    <li key={win.symbol}>
                      {t('cluster.win', {
                        ...{ many: win.count, symbol: nameOf(win.symbol), multiplier },
                        pays: shownParts(win.parts),
                      })}
                    </li>
                  ))}
                  {wins.length === 0 ? <li className="text-faint">{t('detail.noWin')}</li> : null}
                </ul>
              </article>
            </li>
          );
        })}
      </ol>
      {isCleared ? (
        <p className="font-semibold text-jade">{t('cluster.cleared', { pays: shownParts(clearPays) })}</p>
      ) : null}
      <dl>
        <dt className="text-faint text-sm">{t('cluster.multiplier')}</dt>
        <dd className="font-semibold">{`× ${multiplierX100 / 100}`}</dd>
      </dl>
    </section>
  );
}
