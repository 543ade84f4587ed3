import { el } from '../../page/dom';
import type { HelpOf } from '../../page/help';
import { instantTexts } from '../../page/instant/texts';
import { statedRtpPercent } from '../exact';
import { LINE_COUNT } from '../lines';
import { MODEL_IDS, MODELS, type SlotModel } from '../models';
import { LINE_SYMBOLS } from '../symbols';
import { texts } from './texts';

const ES = {
  model: 'Volatilidad {volatility} de 5, retorno {rtp}%',
  symbol: 'Símbolo',
  pays: '{count} iguales',
  pays3: '3 iguales',
  pays4: '4 iguales',
  pays5: '5 iguales',
  unit: 'Cada pago es por la apuesta de la línea. Cada juego sigue una de estas tablas, siempre la misma; la suya está en sus detalles.',
  most: 'Una ronda paga como mucho {count} veces la apuesta.',
  example:
    'Apuestas {stake}: {line} en cada una de las {lines} líneas. Si el símbolo {symbol} sale cinco veces en una línea, esa línea paga {line} × {pays} = {payout}. Tres bonos en cualquier posición pagan {scatter} y dan {spins} giros gratis, con todos sus premios × {multiplier}.',
};

const EN: Record<keyof typeof ES, string> = {
  model: 'Volatility {volatility} of 5, return {rtp}%',
  symbol: 'Symbol',
  pays: '{count} equal',
  pays3: '3 equal',
  pays4: '4 equal',
  pays5: '5 equal',
  unit: 'Each pay is times the stake of the line. Each game follows one of these tables, always the same; which one is in its details.',
  most: 'A round pays {count} times the stake at most.',
  example:
    'You stake {stake}: {line} on each of the {lines} lines. If the symbol {symbol} shows five times on a line, that line pays {line} × {pays} = {payout}. Three bonus symbols anywhere pay {scatter} and give {spins} free spins, with all their wins × {multiplier}.',
};

const LINE_STAKE_MINOR = 50;

export const help: HelpOf<never> = ({ lang, money }) => {
  const own = instantTexts(lang, { es: ES, en: EN });
  const t = texts(lang);
  const table = ({ linePays }: SlotModel) => {
    const row = (cell: 'th' | 'td', ...words: string[]) => el('tr', {}, ...words.map((text) => el(cell, {}, text)));
    const rows = LINE_SYMBOLS.map((symbol) => row('td', symbol, ...linePays[symbol].map((pays) => `× ${pays}`)));
    const head = row('th', own('symbol'), own('pays3'), own('pays4'), own('pays5'));
    return el('table', {}, el('thead', {}, head), el('tbody', {}, ...rows));
  };
  const join = (values: readonly number[]) => values.join(' / ');
  const bets = MODEL_IDS.map((id) => {
    const model = MODELS[id];
    const { freeMultiplier: multiplier, scatterPays, freeSpins, volatility } = model;
    const stakeMinor = LINE_STAKE_MINOR * LINE_COUNT;
    const [symbol] = LINE_SYMBOLS;
    return {
      name: own('model', { volatility, rtp: statedRtpPercent(model) }),
      rules: {
        how: [
          t('linesRule'),
          t('wildRule'),
          own('unit'),
          table(model),
          t('scatterRule', { pays: join(scatterPays), spins: join(freeSpins), multiplier }),
          own('most', { count: model.maxWinStakes.toLocaleString('en-US') }),
        ],
        example: own('example', {
          ...{ stake: money(stakeMinor), line: money(LINE_STAKE_MINOR), lines: LINE_COUNT, symbol, multiplier },
          ...{ pays: model.linePays[symbol][2], payout: money(model.linePays[symbol][2] * LINE_STAKE_MINOR) },
          ...{ scatter: money(scatterPays[0] * stakeMinor), spins: freeSpins[0] },
        }),
      },
    };
  });
  return { t: own, bets };
};
