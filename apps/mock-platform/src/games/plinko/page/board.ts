import type { PlinkoChoice, PlinkoPath, PlinkoView } from '@tonalli/contracts/games/plinko';
import { byId, el, lessMotion } from '../../page/dom';
import type { Board } from '../../page/instant/family';
import { svgPart } from '../../page/svg-parts';
import type { Synth } from '../../page/synth';
import { fallMs, fallOf, hitMs } from './fall';
import type { Place } from './geometry';
import { drawPegs, drawSlots, drawWay } from './picture';

interface PlinkoBoard extends Board<PlinkoView> {
  setChoice(choice: PlinkoChoice): void;
}

const at = ({ x, y }: Place): Keyframe => ({ transform: `translate(${x * 100}%, ${y * 100}%)` });

/** The pegs of a row stand behind those of all rows above it: 3, 4, 5 ... */
const pegsAbove = (row: number): number => (row * (row + 5)) / 2;

/** Each peg swells for a moment as the ball meets it, and sounds. */
function ring(pegs: readonly Element[], path: PlinkoPath, synth: Synth): void {
  let right = 0;
  for (const [row, step] of path.entries()) {
    const delay = hitMs(path, row);
    pegs[pegsAbove(row) + right + 1]?.animate(
      [{ transform: 'none' }, { transform: 'scale(2.2)' }, { transform: 'none' }],
      { duration: 260, delay, easing: 'ease-out' },
    );
    synth.play({ hertz: 880 - row * 24, at: delay / 1_000, lasts: 0.05, loud: 0.04, kind: 'sine' });
    right += step;
  }
}

/** Pegs, slots, and the ball that falls between them the way that was drawn. */
export function createBoard(synth: Synth): PlinkoBoard {
  const board = byId('board', HTMLDivElement);
  const field = svgPart('svg', { class: 'field' });
  const ball = el('div.fall', { hidden: '' }, el('span.ball'));
  const well = el('div.well', {}, ball);
  const strip = el('div.slots');
  well.prepend(field);
  board.replaceChildren(well, strip);
  let slots: readonly HTMLElement[] = [];
  let pegs: readonly SVGElement[] = [];
  let falling: Animation | null = null;

  function clear(): void {
    ball.hidden = true;
    for (const line of field.querySelectorAll('.way')) line.remove();
    for (const slot of slots) slot.removeAttribute('data-landed');
  }

  async function fall({ path }: PlinkoView): Promise<void> {
    const way = fallOf(path).map(at);
    Object.assign(ball.style, way.at(-1));
    ball.hidden = false;
    if (lessMotion()) return;
    ring(pegs, path, synth);
    falling = ball.animate(way, fallMs(path));
    await falling.finished;
    falling = null;
  }

  return {
    clear,
    setChoice(choice) {
      clear();
      pegs = drawPegs(choice.rows);
      slots = drawSlots(choice);
      board.style.setProperty('--slots', String(slots.length));
      field.replaceChildren(...pegs);
      strip.replaceChildren(...slots);
    },
    async show(round) {
      await fall(round);
      field.prepend(...drawWay(round));
      const slot = slots[round.slot];
      slot?.setAttribute('data-landed', 'true');
      if (!lessMotion()) slot?.animate([{ transform: 'translateY(0.375rem)' }, { transform: 'none' }], 220);
    },
    hurry: () => falling?.finish(),
  };
}
