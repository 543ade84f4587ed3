import {
  SCRATCH_FIELDS,
  SCRATCH_SYMBOLS,
  type ScratchSymbol,
  type ScratchView,
} from '@tonalli/contracts/games/scratch';
import { createRoving } from '../../climb/page/roving';
import { byId, el, lessMotion, wait } from '../../page/dom';
import type { Board } from '../../page/instant/family';
import { shownMultiplier } from '../../page/instant/pay-table-view';
import { SCALE, type Synth } from '../../page/synth';
import type { Point } from './coverage';
import { createDust } from './dust';
import { createFieldFoil, type FieldFoil } from './foil';
import { paintFoil } from './foil-art';
import { listenToStrokes } from './strokes';
import type { Translate } from './texts';
import { foilPrint, symbolPicture } from './theme';

interface BoardParts {
  readonly t: Translate;
  readonly synth: Synth;
  readonly parent: HTMLElement;
}

interface Field {
  readonly button: HTMLButtonElement;
  readonly below: HTMLElement;
  readonly foil: FieldFoil;
}

/** A field that is so far free opens by itself. */
const ENOUGH = 0.55;
const ALL_MS = 70;
const REST_MS = 450;

const paysOf = ({ paysX100 }: ScratchView, symbol: ScratchSymbol): string =>
  shownMultiplier(paysX100[SCRATCH_SYMBOLS.indexOf(symbol)] ?? 0);

function createField(place: number, sheet: HTMLCanvasElement): Field {
  const foil = createFieldFoil(place, sheet);
  const below = el('span.below', { 'aria-hidden': 'true' });
  const button = el('button.patch', { type: 'button', tabindex: '-1' }, below, foil.canvas);
  return { button, below, foil };
}

/** The card: nine fields below a foil that the player takes off, one by one or all at once. */
export function createBoard({
  t,
  synth,
  parent,
}: BoardParts): Required<Pick<Board<ScratchView>, 'clear' | 'begin' | 'hurry' | 'show'>> {
  const print = foilPrint();
  const sheet = paintFoil(print);
  const fields = Array.from({ length: SCRATCH_FIELDS }, (_, place) => createField(place, sheet));
  const dust = createDust([print.palette.accent, print.palette.from, '#e9e2ee']);
  const grid = el('div.card-fields', { role: 'group', 'aria-label': t('card') }, ...fields.map(({ button }) => button));
  const ticket = el('div.ticket', {}, el('p.ticket-title', { 'aria-hidden': 'true' }, t('threeWin')), grid);
  parent.append(el('div.ticket-room', {}, ticket, dust.canvas));
  let view: ScratchView | null = null;
  let finish: (() => void) | null = null;

  const isLive = () => finish !== null;
  const rows = [0, 3, 6].map((from) => fields.slice(from, from + 3).map(({ button }) => button));
  const roving = createRoving({ rows: () => rows, isLive });
  const isOpen = ({ button }: Field) => button.dataset.open === 'true';

  function label(place: number): void {
    const field = fields[place];
    const symbol = view?.fields[place];
    const key = view && field && isOpen(field) ? 'uncovered' : view ? 'covered' : 'forSale';
    const multiplier = view && symbol ? paysOf(view, symbol) : '';
    field?.button.setAttribute('aria-label', t(key, { field: place + 1, multiplier }));
  }

  function open(place: number): void {
    const field = fields[place];
    if (!view || !field || !isLive() || isOpen(field)) return;
    field.button.dataset.open = 'true';
    label(place);
    const opened = fields.filter(isOpen).length;
    synth.play({
      hertz: SCALE[Math.min(opened, SCALE.length) - 1] ?? 523,
      at: 0,
      lasts: 0.12,
      loud: 0.05,
      kind: 'sine',
    });
    if (opened === fields.length) finish?.();
  }

  async function openAll(): Promise<void> {
    for (const place of fields.keys()) {
      if (!isLive()) return;
      open(place);
      if (!lessMotion()) await wait(ALL_MS);
    }
  }

  function stroke(from: Point, to: Point): void {
    for (const [place, field] of fields.entries()) {
      if (isOpen(field)) continue;
      const { left, top, width, height } = field.button.getBoundingClientRect();
      const within = ({ x, y }: Point) => ({ x: (x - left) / width, y: (y - top) / height });
      if (!field.foil.scratch(within(from), within(to))) continue;
      const room = dust.canvas.getBoundingClientRect();
      dust.fall({ x: to.x - room.left, y: to.y - room.top });
      synth.play({ hertz: 1_400 + ((to.x * 7) % 500), glideTo: 700, at: 0, lasts: 0.05, loud: 0.012, kind: 'square' });
      if (field.foil.free() >= ENOUGH) open(place);
    }
  }

  function cover(): void {
    view = null;
    delete ticket.dataset.three;
    for (const [place, { button, below, foil }] of fields.entries()) {
      foil.cover();
      below.replaceChildren();
      for (const mark of ['open', 'three'] as const) delete button.dataset[mark];
      button.setAttribute('aria-disabled', 'true');
      label(place);
    }
  }

  /** Whoever plays by keys is led to the card, and back once it is open. */
  function lead(): void {
    const { activeElement } = document;
    const [first] = fields;
    if (first) roving.put(first.button);
    if (activeElement === document.body || activeElement?.matches('#spin:focus-visible')) first?.button.focus();
  }

  function lay(next: ScratchView): void {
    view = next;
    ticket.dataset.live = 'true';
    for (const [place, { button, below }] of fields.entries()) {
      const symbol = next.fields[place] ?? 'low4';
      below.replaceChildren(symbolPicture(symbol), el('span.pays', {}, `× ${paysOf(next, symbol)}`));
      button.removeAttribute('aria-disabled');
      label(place);
    }
  }

  for (const [place, { button }] of fields.entries()) {
    button.addEventListener('click', (event) => {
      // A pointer scratches, unless nothing is to move; a key or a reader's press opens.
      if (event.detail === 0 || lessMotion()) open(place);
    });
  }
  listenToStrokes({ on: grid, isLive: () => isLive() && !lessMotion(), stroke });
  cover();

  return {
    clear: cover,
    begin() {
      if (!lessMotion())
        ticket.animate([{ opacity: 0, transform: 'translateY(14%) rotate(-3deg)' }, {}], {
          duration: 260,
          easing: 'ease-out',
        });
    },
    hurry: () => void openAll(),
    async show(next) {
      lay(next);
      await new Promise<void>((resolve) => {
        finish = resolve;
        lead();
      });
      finish = null;
      delete ticket.dataset.live;
      // What pays no more than its stake is no win.
      const three = next.multiplierX100 > 100 ? 'won' : 'back';
      for (const [place, { button }] of fields.entries()) {
        button.setAttribute('aria-disabled', 'true');
        if (next.fields[place] === next.winner) button.dataset.three = three;
      }
      if (next.winner) ticket.dataset.three = three;
      if (grid.contains(document.activeElement)) byId('spin', HTMLButtonElement).focus();
      if (!lessMotion()) await wait(REST_MS);
    },
  };
}
