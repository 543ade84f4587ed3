import { CLUSTER_PARTS, type ClusterView } from '@tonalli/contracts/games/cluster';
import { byId, el } from '../../page/dom';
import type { Board } from '../../page/instant/family';
import { createPace } from '../../page/instant/pace';
import type { Reels } from '../../page/reels/types';
import { symbolName } from '../../page/symbol-names';
import { SCALE, type Synth } from '../../page/synth';
import type { Lang } from '../../page/texts';
import { type ClusterModel, COLUMNS, ROWS } from '../models';
import type { Translate } from './texts';
import { cellsOf, type ShownStep, shownParts, windowOf, winningCells } from './windows';

interface BoardParts {
  readonly t: Translate;
  readonly lang: Lang;
  readonly synth: Synth;
  readonly reels: Reels;
  readonly model: ClusterModel;
}

/** How long a board that wins is lit before it tumbles. */
const LIT_MS = 950;

/** The multipliers of wins in a row, of which the present one is lit. */
function createLadder(t: Translate, multipliers: readonly number[]) {
  const steps = multipliers.map((multiplier) => el('li', {}, t('times', { multiplier })));
  byId('ladder', HTMLOListElement).replaceChildren(...steps);
  return (at: number | null) => {
    for (const [index, step] of steps.entries()) {
      step.dataset.on = String(at !== null && index === at);
      step.dataset.past = String(at !== null && index < at);
    }
  };
}

/** What shows before the first round: nothing that wins. */
const FIRST = 'ABCDEFGABCDEFGABCDEFGABCDEFGAB';

/** The reels, which tumble from win to win. */
export function createBoard({ t, lang, synth, reels, model }: BoardParts): Board<ClusterView> {
  const pace = createPace();
  const light = createLadder(t, model.multipliers);
  const status = byId('status', HTMLParagraphElement);
  const host = byId('reels', HTMLDivElement);
  let shown: ReturnType<typeof windowOf> = Array.from({ length: COLUMNS }, (_, column) => [
    ...FIRST.slice(column * ROWS, (column + 1) * ROWS),
  ]);
  let runs = false;
  reels.put(shown);

  function describe({ reels: columns }: ShownStep): void {
    const symbols = columns.map((names) => names.map((name) => symbolName(lang, name)).join(', ')).join(' | ');
    host.setAttribute('aria-label', t('boardShows', { symbols }));
  }

  /** Lights what wins and says what it pays. */
  async function win(step: ShownStep, at: number, paid: number): Promise<void> {
    light(at);
    reels.show(
      step.wins.map(({ symbol, parts }) => ({
        cells: cellsOf(step, symbol),
        amount: `× ${shownParts(parts * step.multiplier)}`,
      })),
    );
    const each = step.wins.map(({ symbol, count, parts }) =>
      t('sum', { count, symbol: symbolName(lang, symbol), worth: shownParts(parts * step.multiplier) }),
    );
    status.replaceChildren(el('span', {}, each.join(' · ')), el('b', {}, t('total', { worth: shownParts(paid) })));
    // What is no more than the stake so far sounds like no win.
    if (paid > CLUSTER_PARTS) {
      for (let note = 0; note <= Math.min(at, 4); note += 1) {
        synth.play({ hertz: SCALE[Math.min(7, at + note)] ?? 660, at: note * 0.07, lasts: 0.22, loud: 0.09 });
      }
    }
    await pace.rest(LIT_MS);
  }

  return {
    clear() {
      if (runs) reels.put(shown);
      runs = false;
      reels.show(null);
      light(null);
      status.replaceChildren();
    },
    begin() {
      runs = true;
      pace.begin();
      reels.spin();
    },
    async show({ steps, isCleared, clearPays }) {
      let paid = 0;
      for (const [at, step] of steps.entries()) {
        const before = steps[at - 1];
        shown = windowOf(step);
        if (!before) await reels.land(shown);
        else {
          const fallen = reels.tumble({ removed: winningCells(before), window: shown });
          if (pace.isHurried) reels.hurry();
          await fallen;
        }
        runs = false;
        describe(step);
        paid += step.parts;
        if (step.wins.length > 0) await win(step, at, paid);
      }
      if (!isCleared) return;
      status.replaceChildren(t('cleared', { worth: shownParts(clearPays) }));
      reels.celebrate(2);
      await pace.rest(LIT_MS);
    },
    hurry() {
      pace.hurry();
      reels.hurry();
    },
  };
}
