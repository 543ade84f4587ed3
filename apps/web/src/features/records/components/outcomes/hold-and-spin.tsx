import { type HeldCoin, HOLD_AND_SPIN_LINES, HoldAndSpinView } from '@tonalli/contracts/games/hold-and-spin';
import { useTranslation } from 'react-i18next';
import { ReelsPicture } from '../reels-picture';
import type { OutcomeProps } from '../round-outcome';
import { useSymbolName } from '../use-symbol-name';

const ROWS = 3;

/** Of the stake: `1.5`. */
const shownWorth = (lineStakes: number): string => String(lineStakes / HOLD_AND_SPIN_LINES);

/** The spin with the lines that won, and the coins that stayed with what they were worth. */
export default function HoldAndSpinOutcome({ view, symbols }: OutcomeProps) {
  const { t } = useTranslation('records');
  const nameOf = useSymbolName();
  const read = HoldAndSpinView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { reels, wins, coins, respins, isFull, linesPay, coinsPay, grandPays, multiplierX100 } = read.data;
  const held = respins.length > 0 || isFull ? [...coins, ...respins.flat()] : [];
  const winning = new Set(wins.map(({ symbol }) => symbol));
  const facts = [
    [t('holdAndSpin.lines'), `× ${shownWorth(linesPay)}`],
    [isFull ? t('holdAndSpin.grand') : t('holdAndSpin.coins'), `× ${shownWorth(coinsPay + grandPays)}`],
    [t('holdAndSpin.multiplier'), `× ${multiplierX100 / 100}`],
  ] as const;
  return (
    <section className="flex flex-col gap-4 rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <ReelsPicture
        reels={reels}
        pictures={symbols}
        isLit={(symbol) => winning.has(symbol) || (held.length > 0 && symbol === 'scatter')}
      />
      <ul className="flex flex-col gap-1 text-sm">
        {wins.map(({ line, symbol, count, lineStakes }) => (
          <li key={line} className="flex justify-between gap-2">
            <span className="text-muted">{t('detail.win', { line: line + 1, count, symbol: nameOf(symbol) })}</span>
            <span className="text-jade">{`× ${shownWorth(lineStakes)}`}</span>
          </li>
        ))}
      </ul>
      {held.length > 0 ? <HeldCoins coins={held} respins={respins.length} /> : null}
      <dl className="grid grid-cols-3 gap-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-faint text-sm">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The board as it stood in the end: what each coin was worth, in its place. */
function HeldCoins({ coins, respins }: { coins: readonly HeldCoin[]; respins: number }) {
  const { t } = useTranslation('records');
  const at = new Map(coins.map((coin) => [coin.cell, coin]));
  const cells = Array.from({ length: 15 }, (_, index) => (index % 5) * ROWS + Math.floor(index / 5));
  return (
    <figure className="m-0">
      <figcaption className="mb-2 text-muted text-sm">
        {t('holdAndSpin.held', { many: coins.length, respins })}
      </figcaption>
      <ol className="mx-auto grid max-w-sm grid-cols-5 gap-1.5">
        {cells.map((cell) => {
          const coin = at.get(cell);
          return (
            <li
              key={cell}
              className={
                coin
                  ? 'flex aspect-[2/1] items-center justify-center rounded-xs bg-marigold-soft font-semibold text-sm ring-1 ring-marigold ring-inset'
                  : 'aspect-[2/1] rounded-xs bg-raised ring-1 ring-line ring-inset'
              }
            >
              {coin ? `× ${shownWorth(coin.lineStakes)}` : null}
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
