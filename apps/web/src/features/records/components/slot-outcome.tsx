import type { BetDetail } from '@tonalli/contracts/records/api';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Money } from '@tonalli/ui/money/money';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../../components/platform-image';
import { useLanguage } from '../../../hooks/use-language';

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
  const language = useLanguage();
  const nameOf = useSymbolName();
  const winning = new Set(spin.wins.map(({ symbol }) => symbol));
  return (
    <article className="h-full rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <h3 className="mb-3 flex items-center justify-between gap-2 font-sans text-sm">
        {title}
        <Money
          amountMinor={spin.payoutMinor}
          language={language}
          className={spin.payoutMinor > 0 ? 'text-jade' : 'text-faint'}
        />
      </h3>
      <div
        role="img"
        aria-label={t('detail.reels', { symbols: spin.reels.map((reel) => reel.map(nameOf).join(', ')).join(' | ') })}
        className="mx-auto grid max-w-sm auto-cols-fr grid-flow-col gap-1.5"
      >
        {spin.reels.map((reel, reelIndex) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reels stand in their order
          <div key={reelIndex} className="flex flex-col gap-1.5">
            {reel.map((symbol, row) => (
              <PlatformImage
                // biome-ignore lint/suspicious/noArrayIndexKey: rows stand in their order
                key={row}
                path={pictures[symbol] ?? ''}
                alt=""
                fit="contain"
                fallback={<span className="flex size-full items-center justify-center text-2xs">{nameOf(symbol)}</span>}
                className={clsx(
                  'aspect-square rounded-xs p-1 ring-1 ring-inset',
                  winning.has(symbol) ? 'bg-marigold-soft ring-marigold' : 'bg-raised ring-line',
                )}
              />
            ))}
          </div>
        ))}
      </div>
      <ul className="mt-3 flex flex-col gap-1 text-sm">
        {spin.wins.map((win) => (
          <li key={`${win.line}-${win.symbol}`} className="flex justify-between gap-2">
            <span className="text-muted">
              {t('detail.win', { line: win.line, count: win.count, symbol: nameOf(win.symbol) })}
            </span>
            <Money amountMinor={win.payoutMinor} language={language} className="text-jade" />
          </li>
        ))}
        {spin.scatters > 0 ? <li className="text-muted">{t('detail.scatters', { count: spin.scatters })}</li> : null}
        {spin.wins.length === 0 && spin.payoutMinor === 0 ? <li className="text-faint">{t('detail.noWin')}</li> : null}
      </ul>
    </article>
  );
}

const SYMBOLS = ['wild', 'scatter', 'low1', 'low2', 'low3', 'low4', 'high1', 'high2', 'high3', 'high4'] as const;

/** A symbol's name; the id of one that has none. */
function useSymbolName(): (symbol: string) => string {
  const { t } = useTranslation('records');
  return (symbol) => {
    const known = SYMBOLS.find((name) => name === symbol);
    return known ? t(`symbol.${known}`) : symbol;
  };
}
