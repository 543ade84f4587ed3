import {
  SCRATCH_SYMBOLS,
  SCRATCH_TABLES,
  ScratchBet,
  ScratchConfig,
  ScratchView,
} from '@tonalli/contracts/games/scratch';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import * as z from 'zod/mini';
import { el } from '../../page/dom';
import { shownMultiplier } from '../../page/instant/pay-table-view';
import { moneyWriter } from '../../page/texts';
import { paidAt, percentOf } from '../../pay-table';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { digits, STAKE_FIELD } from '../../verify/fields';
import { cardView, drawCard } from '../card';
import { prizesOf } from '../tables';
import './verifier.css';

function roundOf({ stakeMinor }: ScratchBet, view: ScratchView): PlayedRound {
  const payoutMinor = paidAt(view.multiplierX100, stakeMinor);
  return {
    ...{ stakeMinor, payoutMinor },
    result: view,
    draw(lang, nodeId) {
      const cells = view.fields.map((symbol) => {
        const pays = shownMultiplier(view.paysX100[SCRATCH_SYMBOLS.indexOf(symbol)] ?? 0);
        const src = nodeId && `/play/symbols/${encodeURIComponent(nodeId)}/${symbol}.svg`;
        const picture = src ? el('img', { src, alt: '' }) : null;
        return el('span.scratch-cell', { 'data-won': String(symbol === view.winner) }, picture, `× ${pays}`);
      });
      const caption = `× ${shownMultiplier(view.multiplierX100)} — ${moneyWriter(lang)(payoutMinor)}`;
      return el('figure.scratch-picture', {}, el('div.scratch-cells', {}, ...cells), el('figcaption', {}, caption));
    },
  };
}

function partsOf({ answer }: RecordedRound) {
  const { bet, config, view } = RoundVerifyAnswer.parse(answer);
  return { bet: ScratchBet.parse(bet), config: ScratchConfig.parse(config), view: ScratchView.parse(view) };
}

const Table = z.enum(SCRATCH_TABLES);

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Rasca y gana',
      how: 'Un número menor que 1,000,000: el cartón; los primeros ganan el premio mayor, los siguientes el que sigue, y así hasta los que no ganan. Otro número, menor que la cantidad de cartones distintos que ganan justo eso: cuál de ellos es, en orden de diccionario, con los símbolos del mayor al menor premio.',
      matches: 'La semilla corresponde a la huella y da exactamente el mismo cartón y el mismo pago.',
      differs: 'El cartón recalculado es distinto del registrado.',
      hidden: 'El cartón de abajo es el registrado.',
    },
    en: {
      name: 'Scratch card',
      how: 'One number below 1,000,000: the card; the first ones win the greatest prize, those after them the next one, and so on to those that win nothing. Another number, below the number of different cards that win just that: which of them it is, in the order of a dictionary, with the symbols from the greatest prize to the least.',
      matches: 'The seed belongs to the hash and gives exactly the same card and the same payout.',
      differs: 'The recomputed card differs from the recorded one.',
      hidden: 'The card below is the recorded one.',
    },
  },
  fields: [
    {
      name: 'table',
      label: { es: 'Retorno de los cartones del juego', en: 'Return of the cards of the game' },
      options: SCRATCH_TABLES.map((table) => {
        const percent = `${percentOf(prizesOf(table))}%`;
        return { value: table, text: { es: percent, en: percent } };
      }),
      initial: 'medium-1',
    },
    STAKE_FIELD,
  ],
  valuesOf(round) {
    const { bet, config } = partsOf(round);
    return { table: config.table, stakeMinor: String(bet.stakeMinor) };
  },
  play({ table, stakeMinor }, draws) {
    const read = z.safeParse(z.object({ table: Table, bet: ScratchBet }), {
      table,
      bet: { stakeMinor: digits(stakeMinor) },
    });
    if (!read.success) return null;
    return roundOf(read.data.bet, cardView(read.data.table, drawCard(read.data.table, draws)));
  },
  recorded(round) {
    const { bet, view } = partsOf(round);
    return roundOf(bet, view);
  },
};
