import { symbolNameOf } from '@tonalli/contracts/games/symbols';
import { WaysView } from '@tonalli/contracts/games/ways';
import { useTranslation } from 'react-i18next';
import type { ReelCell } from '../reels-picture';
import type { OutcomeProps } from '../round-outcome';
import { SpinCard } from '../spin-card';
import { useSymbolName } from '../use-symbol-name';

type Spin = WaysView['spins'][number];

const runsOver = ({ wins }: Spin, symbol: string, { reel }: ReelCell): boolean =>
  wins.some((win) => reel < win.count && (symbol === symbolNameOf(win.symbol) || symbol === symbolNameOf('W')));

/** Every spin of the round as it was drawn, with the symbols that won and in how many ways. */
export default function WaysOutcome({ view, symbols }: OutcomeProps) {
  const { t } = useTranslation('records');
  const nameOf = useSymbolName();
  const read = WaysView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { spins, stakeMinor, paysX100 } = read.data;
  const paid = (pays: number) => (stakeMinor / 100) * pays;
  const isMost = spins.reduce((sum, spin) => sum + spin.paysX100, 0) > paysX100;
  return (
    <section className="flex flex-col gap-4">
      {isMost ? <p className="text-muted text-sm">{t('ways.most')}</p> : null}
      <ol className="grid gap-4 sm:grid-cols-2">
        {spins.map((spin, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the spins of a settled round never change places
          <li key={index} className={spins.length === 1 ? 'sm:col-span-2' : ''}>
            <SpinCard
              title={index === 0 ? t('detail.spinBase') : t('detail.spinFree', { number: index })}
              payoutMinor={paid(spin.paysX100)}
              reels={spin.reels.map((reel) => [...reel].map(symbolNameOf))}
              pictures={symbols}
              isLit={(symbol, at) => runsOver(spin, symbol, at)}
              wins={spin.wins.map(({ symbol, count: reels, ways, paysX100: pays }) => ({
                key: symbol,
                text: t('ways.win', { symbol: nameOf(symbolNameOf(symbol)), reels, count: ways }),
                payoutMinor: paid(pays),
              }))}
              scatters={spin.scatters}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
