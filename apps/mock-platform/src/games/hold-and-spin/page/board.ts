import type { HeldCoin, HoldAndSpinView } from '@tonalli/contracts/games/hold-and-spin';
import { byId, el } from '../../page/dom';
import { announce } from '../../page/hud-parts';
import type { Board } from '../../page/instant/family';
import { createPace } from '../../page/instant/pace';
import { lineColour } from '../../page/reels/colours';
import type { Reels } from '../../page/reels/types';
import { symbolName } from '../../page/symbol-names';
import { SCALE, type Synth } from '../../page/synth';
import type { Lang } from '../../page/texts';
import { CELLS } from '../engine';
import { HOLD_FROM, RESPINS } from '../models';
import type { Scene } from './scene';
import type { Translate } from './texts';
import { cellsOf, heldWindow, shownWins, shownWorth, spunWindow, waitedColumns } from './windows';

interface BoardParts {
  readonly t: Translate;
  readonly lang: Lang;
  readonly synth: Synth;
  readonly reels: Reels;
  readonly scene: Scene;
}

const LIT_MS = 1_200;

const worthOf = (coins: readonly HeldCoin[]): number => coins.reduce((sum, { lineStakes }) => sum + lineStakes, 0);

/** The reels, which hold coins and spin the empty cells on. */
export function createBoard({ t, lang, synth, reels, scene }: BoardParts): Board<HoldAndSpinView> {
  const pace = createPace();
  const status = byId('status', HTMLParagraphElement);
  const host = byId('reels', HTMLDivElement);
  let shown: ReturnType<typeof spunWindow> = heldWindow([], () => '');
  let runs = false;

  const labelOf = ({ kind, lineStakes }: HeldCoin): string =>
    kind === 'plain' ? `×${shownWorth(lineStakes)}` : t(kind).toLocaleUpperCase();

  function say(coins: readonly HeldCoin[], left: number): void {
    const dots = el(
      'span.respins',
      {},
      ...Array.from({ length: RESPINS }, (_, at) => el('i', { 'data-on': String(at < left) })),
    );
    const words = t('respin', { left, coins: coins.length, worth: shownWorth(worthOf(coins)) });
    status.replaceChildren(dots, el('span', {}, words));
    status.dataset.left = String(left);
  }

  function describe({ reels: columns, coins }: HoldAndSpinView): void {
    const at = new Map(coins.map((coin) => [coin.cell, coin]));
    const words = columns.map((column, reel) =>
      column
        .map((name, row) => {
          const coin = at.get(reel * column.length + row);
          return coin
            ? t('coinOf', { name: t(coin.kind), worth: shownWorth(coin.lineStakes) })
            : symbolName(lang, name);
        })
        .join(', '),
    );
    host.setAttribute('aria-label', t('reelsShow', { symbols: words.join(' | ') }));
  }

  function spin(held?: readonly HeldCoin[]): void {
    reels.spin(held && { held: cellsOf(held) });
    if (pace.isHurried) reels.hurry();
  }

  /** The coins stay, and the cells between them are spun on. */
  async function hold({ coins, respins, isFull, grandPays, coinsPay }: HoldAndSpinView): Promise<void> {
    let held: readonly HeldCoin[] = coins;
    const stand = () => {
      shown = heldWindow(held, labelOf);
      reels.hold(cellsOf(held));
    };
    scene.isHolding = true;
    reels.mode = 'free';
    stand();
    reels.put(shown);
    say(held, RESPINS);
    announce(t('spokenHold', { coins: held.length }));
    synth.play({ hertz: SCALE[5] ?? 1_000, at: 0, lasts: 0.5, loud: 0.12 });
    await pace.rest(1_300);
    let left = RESPINS;
    for (const landed of respins) {
      left -= 1;
      say(held, left);
      spin(held);
      await pace.rest(260);
      held = [...held, ...landed];
      shown = heldWindow(held, labelOf);
      await reels.land(shown);
      if (landed.length > 0) {
        left = RESPINS;
        stand();
        for (const [at] of landed.entries())
          synth.play({ hertz: SCALE[at % 8] ?? 660, at: at * 0.08, lasts: 0.25, loud: 0.1 });
      }
      say(held, left);
      await pace.rest(landed.length > 0 ? 620 : 320);
    }
    reels.show([{ cells: cellsOf(held) }]);
    const key = isFull ? 'fullBoard' : 'collected';
    status.replaceChildren(t(key, { coins: held.length, worth: shownWorth(grandPays + coinsPay) }));
    status.dataset.left = '0';
    reels.celebrate(isFull ? 2 : 0.6 + held.length / CELLS);
    await pace.rest(900);
    scene.isHolding = false;
  }

  return {
    clear() {
      if (runs) reels.put(shown);
      runs = false;
      scene.isHolding = false;
      reels.mode = 'base';
      reels.show(null);
      reels.hold([]);
      status.replaceChildren();
      delete status.dataset.left;
    },
    begin() {
      runs = true;
      pace.begin();
      spin();
    },
    async show(view) {
      shown = spunWindow(view, labelOf);
      await reels.land(shown, { anticipate: waitedColumns(view, HOLD_FROM) });
      runs = false;
      describe(view);
      if (view.wins.length > 0) {
        reels.show(shownWins(view, lineColour));
        await pace.rest(LIT_MS);
      }
      if (view.respins.length === 0 && !view.isFull) return;
      reels.show(null);
      await hold(view);
    },
    hurry() {
      pace.hurry();
      reels.hurry();
    },
  };
}

/** What shows before the first spin: one of each symbol, and no promise. */
export const firstWindow = (): string[][] => {
  const letters = 'AHDEGBFCHDEAGFB';
  return Array.from({ length: CELLS / 3 }, (_, reel) => [...letters.slice(reel * 3, reel * 3 + 3)]);
};
