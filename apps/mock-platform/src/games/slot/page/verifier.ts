import { VerifyAnswer } from '@tonalli/contracts/play/slot-shapes';
import { el } from '../../page/dom';
import { type Lang, moneyWriter } from '../../page/texts';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { modelField } from '../../verify/fields';
import { play, type RoundOutcome, replay, windowOf } from '../engine';
import { LINE_COUNT, PAYLINES } from '../lines';
import { isModelId, MODEL_IDS, MODELS, type ModelId } from '../models';
import { SYMBOL_NAMES } from '../symbols';
import './verifier.css';

const WORDS = {
  es: { base: 'Giro', free: 'Giro gratis {n}', stops: 'Posiciones', payout: 'Pago' },
  en: { base: 'Spin', free: 'Free spin {n}', stops: 'Stops', payout: 'Payout' },
} as const;

interface Shown {
  readonly outcome: RoundOutcome;
  readonly model: ModelId;
}

function cellOf(name: string, lit: boolean, nodeId: string | null): HTMLElement {
  const cell = el('span.cell', { 'data-lit': String(lit) });
  if (nodeId === null) {
    cell.append(name);
    return cell;
  }
  const src = `/play/symbols/${encodeURIComponent(nodeId)}/${name}.svg`;
  const picture = el('img', { src, alt: name, width: '56', height: '56' });
  picture.addEventListener('error', () => cell.replaceChildren(name));
  cell.append(picture);
  return cell;
}

function spinPicture(shown: Shown, index: number, at: { lang: Lang; nodeId: string | null }): HTMLElement {
  const spin = shown.outcome.spins[index];
  if (!spin) return el('div');
  const words = WORDS[at.lang];
  const model = MODELS[shown.model];
  const window = windowOf(spin.kind === 'free' ? model.freeStrips : model.strips, spin.stops);
  const lit = new Set(
    spin.wins.flatMap(({ line, count }) => (PAYLINES[line] ?? []).slice(0, count).map((row, reel) => `${reel}:${row}`)),
  );
  const reels = window.map((column, reel) =>
    el(
      'div.reel',
      {},
      ...column.map((symbol, row) => cellOf(SYMBOL_NAMES[symbol], lit.has(`${reel}:${row}`), at.nodeId)),
    ),
  );
  const caption = spin.kind === 'free' ? words.free.replace('{n}', String(index)) : words.base;
  const paid = moneyWriter(at.lang)(spin.payoutMinor);
  const facts = `${words.stops} ${spin.stops.join(' · ')} — ${words.payout} ${paid}`;
  return el('figure.spin', {}, el('div.reels', {}, ...reels), el('figcaption', {}, el('b', {}, caption), ` ${facts}`));
}

const roundOf = (shown: Shown, lineStakeMinor: number): PlayedRound => ({
  stakeMinor: lineStakeMinor * LINE_COUNT,
  payoutMinor: shown.outcome.payoutMinor,
  result: shown.outcome.spins.map(({ stops }) => stops),
  draw: (lang, nodeId) =>
    el('div.spins', {}, ...shown.outcome.spins.map((_, index) => spinPicture(shown, index, { lang, nodeId }))),
});

const answerOf = ({ answer }: RecordedRound): VerifyAnswer => VerifyAnswer.parse(answer);

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Tragamonedas',
      how: 'Cinco números por giro, uno por carril.',
      matches: 'La semilla corresponde a la huella y da exactamente los mismos carriles y el mismo pago.',
      differs: 'Los carriles recalculados son distintos de los registrados.',
      hidden: 'Los carriles de abajo son los registrados.',
      credits: 'Iconos: Game Icons (CC BY 3.0), game-icons.net',
    },
    en: {
      name: 'Slot',
      how: 'Five numbers a spin, one a reel.',
      matches: 'The seed belongs to the hash and gives exactly the same reels and the same payout.',
      differs: 'The recomputed reels differ from the recorded ones.',
      hidden: 'The reels below are the recorded ones.',
      credits: 'Icons: Game Icons (CC BY 3.0), game-icons.net',
    },
  },
  fields: [
    {
      name: 'lineStakeMinor',
      label: { es: 'Apuesta por línea, en centavos', en: 'Stake a line, in cents' },
      initial: '10',
    },
    modelField(MODEL_IDS, MODEL_IDS[0]),
  ],
  valuesOf(round) {
    const { model, lineStakeMinor } = answerOf(round);
    return { model, lineStakeMinor: String(lineStakeMinor) };
  },
  play({ model = '', lineStakeMinor = '' }, draws) {
    if (!isModelId(model) || !/^[1-9]\d{0,8}$/.test(lineStakeMinor)) return null;
    const stake = Number(lineStakeMinor);
    return roundOf({ model, outcome: play(MODELS[model], { lineStakeMinor: stake }, draws) }, stake);
  },
  recorded(round) {
    const { model, lineStakeMinor, stops } = answerOf(round);
    return roundOf({ model, outcome: replay(MODELS[model], { lineStakeMinor }, stops) }, lineStakeMinor);
  },
};
