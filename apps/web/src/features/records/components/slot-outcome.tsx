import type { BetDetail } from '@tonalli/contracts/records/api';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { SpinCard } from './spin-card';
import { useSymbolName } from './use-symbol-name';

type Outcome = Extract<BetDetail['outcome'], { kind: 'slot' }>;
type Spin = Outcome['spins'][number];

/** Every spin of the round as it was drawn, with the lines that won. */
export function SlotOutcome({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const amount = formatAmount(outcome.lineStakeMinor, { language });
  const free = outcome.spins.filter(({ kind }) => kind === 'free');
  return (
    <section className="flex flex-col gap-4">
      <p className="text-muted text-sm">{t('detail.lines', { count: outcome.lines, amount })}</p>
      <ol className="grid gap-4 sm:grid-cols-2">
        {outcome.spins.map((spin, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the spins of a settled round never change places
          <li key={index} className={outcome.spins.length === 1 ? 'sm:col-span-2' : ''}>
            <SpinView
              pictures={outcome.symbols}
              spin={spin}
              title={
                spin.kind === 'base' ? t('detail.spinBase') : t('detail.spinFree', { number: free.indexOf(spin) + 1 })
              }
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function SpinView({ pictures, spin, title }: { pictures: Outcome['symbols']; spin: Spin; title: string }) {
  const { t } = useTranslation('records');
  const nameOf = useSymbolName();
  const winning = new Set(spin.wins.map(({ symbol }) => symbol));
  const wins = spin.wins.map(({ line, count, symbol, payoutMinor }) => ({
    key: `${line}-${symbol}`,
    text: t('detail.win', { line, count, symbol: nameOf(symbol) }),
    payoutMinor,
  }));
  return (
    <SpinCard
      {...{ title, wins, pictures }}
      reels={spin.reels}
      payoutMinor={spin.payoutMinor}
      scatters={spin.scatters}
      isLit={(symbol) => winning.has(symbol)}
    />
  );
}
