import type { SymbolSheet } from '@tonalli/contracts/play/slot-shapes';
import { openDialog } from '../../page/dialog';
import { el } from '../../page/dom';
import { shownChance } from '../../page/instant/pay-table-view';
import { volatilityDots } from '../../page/odds';
import { lineColour } from '../../page/reels/colours';
import { looksOf } from '../../page/reels/looks';
import { drawSymbol } from '../../page/reels/symbol-art';
import { statedRtpPercent } from '../exact';
import { FIGURES } from '../figures';
import { LINE_COUNT, PAYLINES } from '../lines';
import type { SlotModel } from '../models';
import { LINE_SYMBOLS, type SlotSymbol } from '../symbols';
import { linePicture } from './line-picture';
import type { Translate } from './texts';

interface Paytable {
  t: Translate;
  model: SlotModel;
  sheet: SymbolSheet;
  lineStakeMinor: number;
  money: (amountMinor: number) => string;
  /** Null without a pool. */
  jackpot: { stakePerWinMinor: number } | null;
}

const fact = (name: string, value: string | Node) => el('div', {}, el('dt', {}, name), el('dd', {}, value));

/** What pays what at the stake chosen, the lines, the rules and the stated return. */
export function openPaytable({ t, model, sheet, lineStakeMinor, money, jackpot }: Paytable): void {
  const looks = looksOf(sheet);
  const picture = (symbol: SlotSymbol) => drawSymbol(looks[symbol], 112);
  const row = (symbol: SlotSymbol, pays: readonly number[], unitMinor: number) => {
    const list = el('dl');
    for (const count of [5, 4, 3]) {
      list.append(el('dt', {}, `${count}`), el('dd', {}, money((pays[count - 3] ?? 0) * unitMinor)));
    }
    return el('div.pay', {}, picture(symbol), list);
  };
  const rule = (symbol: SlotSymbol, text: string) => el('div.pay.wide', {}, picture(symbol), el('span', {}, text));
  const join = (values: readonly number[]) => values.join(' / ');
  const lines = PAYLINES.map((rows, line) =>
    el('figure', {}, linePicture(rows, lineColour(line)), el('figcaption', {}, String(line + 1))),
  );
  openDialog(
    { title: t('paytable'), closeLabel: t('close') },
    el(
      'dl.facts',
      {},
      fact(t('rtp'), `${statedRtpPercent(model)}%`),
      fact(t('paidRounds'), `${FIGURES[model.id].paidPercent}%`),
      fact(t('volatility'), volatilityDots(model.volatility)),
      fact(t('maxWin'), t('times', { count: model.maxWinStakes.toLocaleString() })),
      fact(t('topChance'), `<\u00a0${shownChance(1, FIGURES[model.id].maxWinOdds)}%`),
    ),
    el(
      'div.pays',
      {},
      ...LINE_SYMBOLS.map((symbol) => row(symbol, model.linePays[symbol], lineStakeMinor)),
      rule('W', t('wildRule')),
      rule(
        'S',
        t('scatterRule', {
          pays: join(model.scatterPays),
          spins: join(model.freeSpins),
          multiplier: model.freeMultiplier,
        }),
      ),
    ),
    ...(jackpot
      ? [
          el('h3', {}, t('jackpot')),
          el('p.note', {}, t('jackpotRule', { odds: (jackpot.stakePerWinMinor / 100).toLocaleString('en-US') })),
        ]
      : []),
    el('h3', {}, `${t('lines')} · ${LINE_COUNT}`),
    el('p.note', {}, t('linesRule')),
    el('div.lines', {}, ...lines),
    el('h3', {}, t('rtp')),
    el('p.note', {}, t('rtpRule')),
    el('p.note', {}, t('credits')),
  );
}
