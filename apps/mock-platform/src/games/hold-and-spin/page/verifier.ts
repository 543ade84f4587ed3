import { HOLD_AND_SPIN_LINES, HOLD_AND_SPIN_MODELS, HoldAndSpinView } from '@tonalli/contracts/games/hold-and-spin';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { z } from 'zod/mini';
import { el } from '../../page/dom';
import { symbolGrid } from '../../page/symbol-grid';
import { symbolName } from '../../page/symbol-names';
import { type Lang, moneyWriter } from '../../page/texts';
import { PAYLINES } from '../../slot/lines';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { digits, modelField, STAKE_FIELD } from '../../verify/fields';
import { draw } from '../engine';
import { MODELS } from '../models';
import { paidFor, viewOf } from '../view';
import { texts } from './texts';
import { shownWorth } from './windows';
import './verifier.css';

const Stake = z.int().check(z.minimum(1), z.maximum(1_000_000_000));
const Values = z.object({ model: z.enum(HOLD_AND_SPIN_MODELS), stakeMinor: Stake });

/** The spin with what its coins are worth, then the board as it stood after the last respin. */
function pictureOf(view: HoldAndSpinView, { lang, nodeId }: { lang: Lang; nodeId: string | null }): HTMLElement[] {
  const held = [...view.coins, ...view.respins.flat()];
  const lit = new Set(
    view.wins.flatMap(({ line, count }) => (PAYLINES[line] ?? []).slice(0, count).map((row, reel) => reel * 3 + row)),
  );
  const gridOf = (coins: typeof held, isSpin: boolean) => {
    const at = new Map(coins.map((coin) => [coin.cell, coin]));
    const columns = view.reels.map((names, reel) =>
      names.map((name, row) => {
        const cell = reel * 3 + row;
        const coin = at.get(cell);
        if (!coin) return isSpin ? { name, text: symbolName(lang, name), isLit: lit.has(cell) } : null;
        return {
          name: 'scatter',
          text: texts(lang)(coin.kind),
          label: `× ${shownWorth(coin.lineStakes)}`,
          isLit: !isSpin,
        };
      }),
    );
    return symbolGrid(columns, nodeId);
  };
  return [gridOf(view.coins, true), ...(view.respins.length > 0 ? [gridOf(held, false)] : [])];
}

function roundOf(view: HoldAndSpinView, stakeMinor: number): PlayedRound {
  const payoutMinor = paidFor(view.linesPay + view.coinsPay + view.grandPays, stakeMinor);
  return {
    ...{ stakeMinor, payoutMinor, result: view },
    draw(lang, nodeId) {
      const caption = el('figcaption', {}, `× ${view.multiplierX100 / 100} · ${moneyWriter(lang)(payoutMinor)}`);
      return el('figure.hold-picture', {}, ...pictureOf(view, { lang, nodeId }), caption);
    },
  };
}

const Bet = z.object({ stakeMinor: Stake });

function partsOf({ answer }: RecordedRound) {
  const { bet, view } = RoundVerifyAnswer.parse(answer);
  return { stakeMinor: Bet.parse(bet).stakeMinor, view: HoldAndSpinView.parse(view) };
}

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Monedas retenidas',
      how: 'Un número por casilla, por carriles de izquierda a derecha; tras cada moneda, uno para su valor. Con seis monedas o más, lo mismo para las casillas vacías de cada giro extra.',
      matches: 'La semilla corresponde a la huella y da exactamente los mismos carriles, monedas y pago.',
      differs: 'Los carriles recalculados son distintos de los registrados.',
      hidden: 'Los carriles de abajo son los registrados.',
      credits: 'Iconos: Game Icons (CC BY 3.0), game-icons.net',
    },
    en: {
      name: 'Hold and spin',
      how: 'One number a cell, down the reels from the left; after each coin one for its worth. With six coins or more, the same for the empty cells of each respin.',
      matches: 'The seed belongs to the hash and gives exactly the same reels, coins and payout.',
      differs: 'The recomputed reels differ from the recorded ones.',
      hidden: 'The reels below are the recorded ones.',
      credits: 'Icons: Game Icons (CC BY 3.0), game-icons.net',
    },
  },
  fields: [modelField(HOLD_AND_SPIN_MODELS, 'medium-1'), STAKE_FIELD],
  valuesOf(round) {
    const { stakeMinor, view } = partsOf(round);
    return { model: view.model, stakeMinor: String(stakeMinor) };
  },
  play({ model, stakeMinor }, draws) {
    const read = Values.safeParse({ model, stakeMinor: digits(stakeMinor) });
    if (!read.success || read.data.stakeMinor % HOLD_AND_SPIN_LINES !== 0) return null;
    return roundOf(viewOf(read.data.model, draw(MODELS[read.data.model], draws)), read.data.stakeMinor);
  },
  recorded(round) {
    const { stakeMinor, view } = partsOf(round);
    return roundOf(view, stakeMinor);
  },
};
