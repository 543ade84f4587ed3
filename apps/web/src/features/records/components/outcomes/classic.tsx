import { CLASSIC_LINES, ClassicView } from '@tonalli/contracts/games/classic';
import { symbolNameOf } from '@tonalli/contracts/games/symbols';
import { useTranslation } from 'react-i18next';
import type { ReelCell } from '../reels-picture';
import type { OutcomeProps } from '../round-outcome';
import { SpinCard } from '../spin-card';
import { useSymbolName } from '../use-symbol-name';

const runsOver = ({ wins }: ClassicView, { reel, row }: ReelCell): boolean =>
  wins.some(({ line, count }) => reel < count && CLASSIC_LINES[line]?.[reel] === row);

/** The three reels as they stood, with the lines that won. */
export default function ClassicOutcome({ view, symbols }: OutcomeProps) {
  const { t } = useTranslation('records');
  const nameOf = useSymbolName();
  const read = ClassicView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const round = read.data;
  const paid = (pays: number) => (round.stakeMinor / 100) * pays;
  return (
    <SpinCard
      title={t('detail.spinBase')}
      payoutMinor={paid(round.paysX100)}
      reels={round.reels.map((reel) => [...reel].map(symbolNameOf))}
      pictures={symbols}
      isLit={(_symbol, at) => runsOver(round, at)}
      wins={round.wins.map(({ line, symbol, count, times, paysX100 }) => ({
        key: String(line),
        text: t(times > 1 ? 'classic.lineWild' : 'classic.line', {
          ...{ line: line + 1, reels: count, times },
          symbol: nameOf(symbolNameOf(symbol)),
        }),
        payoutMinor: paid(paysX100),
      }))}
      scatters={0}
    />
  );
}
