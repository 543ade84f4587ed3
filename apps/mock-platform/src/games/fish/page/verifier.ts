import { FISH_LEVELS, FISH_SEGMENT_HITS, FishConfig, FishView, type PlayedHit } from '@tonalli/contracts/games/fish';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { el } from '../../page/dom';
import { type Lang, moneyWriter } from '../../page/texts';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { digits } from '../../verify/fields';
import { caughtBelow, drawHit, KINDS, kindAt, moneyOf } from '../odds';
import { FISH_NAMES } from './texts';
import './verifier.css';

/** A hit as it stands in the form: which kind, and how many units it staked. */
type Aimed = readonly [kind: number, level: number];

function aimedOf(text: string | undefined): Aimed[] | null {
  const words = (text ?? '').split(/[\s,]+/).filter(Boolean);
  const hits = words.map((word): Aimed => {
    const [kind, level] = word.split('x').map(digits);
    return [kind ?? Number.NaN, level ?? Number.NaN];
  });
  const isSound = hits.every(([kind, level]) => kind < KINDS && level >= 1 && level <= FISH_LEVELS);
  return isSound && hits.length > 0 && hits.length <= FISH_SEGMENT_HITS ? hits : null;
}

function roundOf(hits: readonly PlayedHit[], unitMinor: number): PlayedRound {
  const { stakeMinor, payoutMinor } = moneyOf(hits, unitMinor);
  return {
    ...{ stakeMinor, payoutMinor },
    result: hits,
    draw(lang: Lang) {
      const rows = hits.map(([kind, level, pays, drawn]) => {
        const number = drawn.toLocaleString('en-US');
        const below = caughtBelow(kind).toLocaleString('en-US');
        const sign = pays > 0 ? `< ${below} → × ${pays}` : `≥ ${below}`;
        const text = `${FISH_NAMES[lang](kindAt(kind))} · ${level} · ${number} ${sign}`;
        return el('li', { 'data-caught': String(pays > 0) }, text);
      });
      const money = moneyWriter(lang);
      const sums = `${money(stakeMinor)} → ${money(payoutMinor)}`;
      return el('figure.fish-picture', {}, el('ol.fish-hits', {}, ...rows), el('figcaption', {}, sums));
    },
  };
}

function partsOf({ answer }: RecordedRound) {
  const { config, view } = RoundVerifyAnswer.parse(answer);
  return { config: FishConfig.parse(config), view: FishView.parse(view) };
}

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Pesca',
      how: 'Un número por impacto, menor que 1,000,000, en el orden de los disparos. El pez cae si el número es menor que el suyo: 960,000 entre lo que paga en promedio. Los que pagan por tabla sacan después otro número, menor que 10, que dice el premio.',
      matches: 'La semilla corresponde a la huella y da exactamente los mismos números, capturas y pago.',
      differs: 'Los impactos recalculados no son los registrados.',
      hidden: 'Los impactos de abajo son los registrados.',
    },
    en: {
      name: 'Fishing',
      how: 'One number for each hit, below 1,000,000, in the order of the shots. The fish is caught where the number is below its own: 960,000 divided by what it pays on average. Those with a table of prizes draw another number then, below 10, which says the prize.',
      matches: 'The seed belongs to the hash and gives exactly the same numbers, catches and payout.',
      differs: 'The recomputed hits are not the recorded ones.',
      hidden: 'The hits below are the recorded ones.',
    },
  },
  fields: [
    {
      name: 'hits',
      label: { es: 'Impactos en orden: especie (0 a 20) x cañón', en: 'Hits in order: kind (0 to 20) x cannon' },
      initial: '0x1 1x1 20x10',
    },
    { name: 'unitMinor', label: { es: 'Tiro mínimo, en centavos', en: 'Smallest shot, in cents' }, initial: '100' },
  ],
  valuesOf(round) {
    const { config, view } = partsOf(round);
    return {
      hits: view.hits.map(([kind, level]) => `${kind}x${level}`).join(' '),
      unitMinor: String(config.unitMinor),
    };
  },
  play({ hits: typed, unitMinor }, draws) {
    const aimed = aimedOf(typed);
    const unit = FishConfig.shape.unitMinor.safeParse(digits(unitMinor));
    if (!aimed || !unit.success) return null;
    const hits = aimed.map(([kind, level]): PlayedHit => {
      const { pays, drawn } = drawHit(kind, draws);
      return [kind, level, pays, drawn];
    });
    return roundOf(hits, unit.data);
  },
  recorded(round) {
    const { config, view } = partsOf(round);
    return roundOf(view.hits, config.unitMinor);
  },
};
