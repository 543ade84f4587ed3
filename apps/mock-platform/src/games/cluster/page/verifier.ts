import { CLUSTER_MODELS, CLUSTER_PARTS, ClusterView } from '@tonalli/contracts/games/cluster';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { z } from 'zod/mini';
import { el } from '../../page/dom';
import { symbolGrid } from '../../page/symbol-grid';
import { symbolName } from '../../page/symbol-names';
import { type Lang, moneyWriter } from '../../page/texts';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { digits, modelField, STAKE_FIELD } from '../../verify/fields';
import { draw } from '../engine';
import { paidFor, viewOf } from '../view';
import { texts } from './texts';
import { type ShownStep, shownParts } from './windows';
import './verifier.css';

const Stake = z.int().check(z.minimum(1), z.maximum(1_000_000_000));
const Values = z.object({ model: z.enum(CLUSTER_MODELS), stakeMinor: Stake });
const Bet = z.object({ stakeMinor: Stake });

/** A board with what won on it. */
function boardOf(step: ShownStep, { lang, nodeId }: { lang: Lang; nodeId: string | null }): HTMLElement {
  const winning = new Set(step.wins.map(({ symbol }) => symbol));
  const columns = step.reels.map((names) =>
    names.map((name) => ({ name, text: symbolName(lang, name), isLit: winning.has(name) })),
  );
  const wins = step.wins.map(({ symbol, count, parts }) =>
    texts(lang)('sum', { count, symbol: symbolName(lang, symbol), worth: shownParts(parts * step.multiplier) }),
  );
  return el('div', {}, symbolGrid(columns, nodeId), el('p', {}, wins.join(' · ')));
}

function roundOf(view: ClusterView, stakeMinor: number): PlayedRound {
  const parts = view.steps.reduce((sum, step) => sum + step.parts, view.clearPays);
  const payoutMinor = paidFor(parts, stakeMinor);
  return {
    ...{ stakeMinor, payoutMinor, result: view },
    draw(lang, nodeId) {
      const boards = view.steps.map((step) => boardOf(step, { lang, nodeId }));
      const cleared = view.isCleared ? `${texts(lang)('cleared', { worth: shownParts(view.clearPays) })} · ` : '';
      const paid = `${cleared}× ${view.multiplierX100 / 100} · ${moneyWriter(lang)(payoutMinor)}`;
      return el('figure.cluster-picture', {}, ...boards, el('figcaption', {}, paid));
    },
  };
}

function partsOf({ answer }: RecordedRound) {
  const { bet, view } = RoundVerifyAnswer.parse(answer);
  return { stakeMinor: Bet.parse(bet).stakeMinor, view: ClusterView.parse(view) };
}

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Cascadas',
      how: 'Un número del 0 al 6 por casilla, por columnas de izquierda a derecha y de arriba abajo; tras cada premio, lo mismo para los símbolos que entran.',
      matches: 'La semilla corresponde a la huella y da exactamente los mismos tableros y el mismo pago.',
      differs: 'Los tableros recalculados son distintos de los registrados.',
      hidden: 'Los tableros de abajo son los registrados.',
      credits: 'Iconos: Game Icons (CC BY 3.0), game-icons.net',
    },
    en: {
      name: 'Tumbles',
      how: 'One number from 0 to 6 a cell, down the columns from the left; after each win the same for the symbols that drop in.',
      matches: 'The seed belongs to the hash and gives exactly the same boards and the same payout.',
      differs: 'The recomputed boards differ from the recorded ones.',
      hidden: 'The boards below are the recorded ones.',
      credits: 'Icons: Game Icons (CC BY 3.0), game-icons.net',
    },
  },
  fields: [modelField(CLUSTER_MODELS, 'medium-1'), STAKE_FIELD],
  valuesOf(round) {
    const { stakeMinor, view } = partsOf(round);
    return { model: view.model, stakeMinor: String(stakeMinor) };
  },
  play({ model, stakeMinor }, draws) {
    const read = Values.safeParse({ model, stakeMinor: digits(stakeMinor) });
    if (!read.success || read.data.stakeMinor % CLUSTER_PARTS !== 0) return null;
    return roundOf(viewOf(read.data.model, draw(draws)), read.data.stakeMinor);
  },
  recorded(round) {
    const { stakeMinor, view } = partsOf(round);
    return roundOf(view, stakeMinor);
  },
};
