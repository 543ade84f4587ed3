import { CrapsBet, CrapsConfig, CrapsView } from '@tonalli/contracts/games/craps';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import type { DrawSource } from '../../../kernel/fairness';
import { GameRefusal } from '../../../wagering/refusal';
import { el } from '../../page/dom';
import { moneyWriter } from '../../page/texts';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { readLaid, shownLaid } from '../../verify/laid-field';
import { firstDice, nextDice } from '../dice';
import { isSpot } from '../odds';
import { entriesOf, type Laid, lay, NEW_TABLE, roll, type Table } from '../table';
import { tableOf } from './table-of';
import { texts } from './texts';
import './verifier.css';

const viewOf = ({ point, open, rolls }: Table): CrapsView => ({
  ...{ point, rolls: [...rolls] },
  open: entriesOf(open).map(([spot, stakeMinor]) => ({ spot, stakeMinor })),
});

function roundOf(view: CrapsView): PlayedRound {
  const results = view.rolls.flatMap((rolled) => rolled.results);
  const played = results.filter(({ stakeMinor, payoutMinor }) => stakeMinor !== payoutMinor);
  return {
    // Stakes that came back have no chance of the jackpot.
    stakeMinor: played.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0),
    payoutMinor: results.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0),
    result: view,
    draw(lang) {
      const [t, money] = [texts(lang), moneyWriter(lang)];
      const rows = view.rolls.map(({ dice: [one, other], results: ended }) =>
        el(
          'tr',
          {},
          el('td', {}, `${one} + ${other} = ${one + other}`),
          el('td', {}, ended.map(({ spot, payoutMinor }) => `${t(spot)}: ${money(payoutMinor)}`).join(' · ')),
        ),
      );
      return el('figure.craps-picture', {}, el('table.rolled', {}, el('tbody', {}, ...rows)));
    },
  };
}

function partsOf({ answer }: RecordedRound) {
  const { bet, config, view } = RoundVerifyAnswer.parse(answer);
  return { bet: CrapsBet.parse(bet), config: CrapsConfig.parse(config), view: CrapsView.parse(view) };
}

const BETWEEN = ' / ';

/** What was laid before each roll; null where a word is no spot with its stake. */
function rollsOf(typed: string): Laid[] | null {
  const parts = typed.split('/').map((part) => part.trim());
  const read = parts.map((part) => (part === '' ? {} : readLaid(part, isSpot)));
  const rolls = read.filter((laid) => laid !== null);
  return rolls.length === parts.length && Object.keys(rolls[0] ?? {}).length > 0 ? rolls : null;
}

/** Roll after roll, to the end or to a bet that these dice do not allow: of another seed, they are other dice. */
function playAll(draws: DrawSource, rolls: readonly Laid[], config: CrapsConfig): Table | null {
  let [table, ahead] = [NEW_TABLE, firstDice(draws)];
  for (const [at, laid] of rolls.entries()) {
    if (at > 0 && entriesOf(table.open).length === 0) return table;
    try {
      const thrown = nextDice(ahead, draws);
      table = roll(lay(table, laid, config), thrown.dice, laid);
      ahead = thrown.ahead;
    } catch (refusal) {
      if (!(refusal instanceof GameRefusal)) throw refusal;
      return at === 0 ? null : table;
    }
  }
  return table;
}

/** As wide as any that a round was played under: what was taken then is taken. */
const ANY: CrapsConfig = {
  ...{ minStakeMinor: 1, maxStakeMinor: 1_000_000_000, maxSideMinor: 1_000_000_000 },
  maxPayoutMinor: Number.MAX_SAFE_INTEGER,
};

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Mesa de dados',
      how: 'Dos números menores que 6 por tiro, los de los dos dados contados desde 0: cuatro tiros con la apuesta, y dos números más por cada tiro que sigue.',
      matches: 'La semilla corresponde a la huella y da exactamente los mismos dados y el mismo pago.',
      differs: 'Los dados recalculados son distintos de los registrados.',
      hidden: 'Los dados de abajo son los registrados.',
    },
    en: {
      name: 'Craps',
      how: 'Two numbers below 6 for a roll, those of both dice counted from 0: four rolls with the bet, and two numbers more for every roll beyond.',
      matches: 'The seed belongs to the hash and gives exactly the same dice and the same payout.',
      differs: 'The recomputed dice differ from the recorded ones.',
      hidden: 'The dice below are the recorded ones.',
    },
  },
  fields: [
    {
      name: 'rolls',
      label: {
        es: 'Apuestas con sus centavos antes de cada tiro, entre barras',
        en: 'Bets with their cents before each roll, between slashes',
      },
      initial: 'pass=1000 / field=500 / ',
    },
  ],
  valuesOf(round) {
    const { view } = partsOf(round);
    const laid = view.rolls.map((rolled) =>
      shownLaid(Object.fromEntries(rolled.laid.map(({ spot, stakeMinor }) => [spot, stakeMinor]))),
    );
    return { rolls: laid.join(BETWEEN) };
  },
  play({ rolls = '' }, draws) {
    const laid = rollsOf(rolls);
    const table = laid && playAll(draws, laid, ANY);
    return table && roundOf(viewOf(table));
  },
  recorded: (round) => roundOf(viewOf(tableOf(partsOf(round).view))),
};
