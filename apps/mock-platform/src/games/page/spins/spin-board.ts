import { byId, lessMotion } from '../dom';
import type { Board } from '../instant/family';
import { createPace } from '../instant/pace';
import { reelSounds } from '../reels/sounds';
import { splash } from '../splash';
import type { Synth } from '../synth';
import type { Lang } from '../texts';
import type { SpinScene } from './scene';
import { freeSpinsAfter, type ShownSpin, waitedFor } from './shown-spin';
import { letterName, type SpinKey } from './texts';

/** Of a game with free spins: what is said of them. */
export interface FreeWords {
  readonly kicker: string;
  readonly intro: string;
  readonly start: string;
  readonly left: (done: number, total: number, paidMinor: number) => string;
  readonly more: (count: number) => string;
  readonly total: (count: number) => string;
}

interface BoardParts<View> {
  readonly t: (key: SpinKey, values?: Record<string, string | number>) => string;
  readonly lang: Lang;
  readonly money: (amountMinor: number) => string;
  readonly synth: Synth;
  readonly scene: SpinScene;
  readonly spinsOf: (view: View) => readonly ShownSpin[];
  /** Left out where there are none. */
  readonly free?: FreeWords;
}

/** Of every game of spinning reels. */
const ROWS = 3;
const LIT_MS = 900;
const EACH_MS = 1_100;
const CYCLE_MS = 1_600;
const FREE_LIT_MS = 750;
const FREE_RUN_MS = 380;
const SPLASH_MS = 6_000;

const letters = (reels: readonly string[]): string[][] => reels.map((column) => [...column]);

/** The reels of a game whose rounds are spins, decided at once: the one that was staked, and its free spins one after another. */
export function createSpinBoard<View>(parts: BoardParts<View>): Board<View> {
  const { t, lang, money, synth, scene, spinsOf, free } = parts;
  const { reels } = scene;
  const pace = createPace();
  const sounds = reelSounds(synth);
  const host = byId('reels', HTMLDivElement);
  const status = byId('status', HTMLParagraphElement);
  const message = byId('message', HTMLParagraphElement);
  let shown: readonly string[] = scene.strips.map((strip) => strip.slice(0, ROWS));
  let landing: readonly string[] = [];
  let runs = false;
  let cycle: ReturnType<typeof setInterval> | undefined;

  reels.put(letters(shown));
  scene.onStop = (column) => {
    sounds.stop(column);
    const scatters = landing.slice(0, column + 1).filter((symbols) => symbols.includes('S')).length;
    if (free && scatters > 0 && landing[column]?.includes('S')) sounds.scatter(scatters);
  };

  function setMode(mode: 'base' | 'free'): void {
    reels.mode = mode;
    byId('game', HTMLElement).dataset.mode = mode;
  }

  function describe(window: readonly string[]): void {
    const words = letters(window).map((column) => column.map((letter) => letterName(t, lang, letter)).join(', '));
    host.setAttribute('aria-label', t('reelsShow', { symbols: words.join(' | ') }));
  }

  async function land(spin: ShownSpin): Promise<void> {
    landing = spin.reels;
    if (pace.isHurried) reels.hurry();
    await reels.land(letters(spin.reels), { anticipate: free ? waitedFor(spin.reels) : [] });
    shown = spin.reels;
    describe(spin.reels);
  }

  const totalOf = ({ wins, paidMinor }: ShownSpin): string =>
    wins.length === 1 ? (wins[0]?.text ?? '') : t('winsOf', { count: wins.length, amount: money(paidMinor) });

  /** All at once, then each by itself. */
  async function showWins(spin: ShownSpin): Promise<void> {
    if (spin.wins.length === 0) return;
    reels.show(spin.wins);
    message.textContent = totalOf(spin);
    await pace.rest(LIT_MS);
    if (spin.wins.length === 1) return;
    for (const win of spin.wins) {
      if (pace.isHurried) break;
      reels.show([win]);
      message.textContent = win.text;
      await pace.rest(EACH_MS);
    }
    reels.show(spin.wins);
  }

  /** Goes on showing one win after another until the next round. */
  function cycleWins({ wins }: ShownSpin): void {
    if (wins.length < 2 || lessMotion()) return;
    let at = 0;
    cycle = setInterval(() => {
      const win = wins[at % wins.length];
      if (win) reels.show([win]);
      at += 1;
    }, CYCLE_MS);
  }

  async function playFree(spins: readonly ShownSpin[], words: FreeWords): Promise<void> {
    let paidMinor = spins[0]?.paidMinor ?? 0;
    reels.show(null);
    await splash({
      kicker: words.kicker,
      number: { to: freeSpinsAfter(spins, 0), write: String, lastsMs: 500 },
      ...{ text: words.intro, button: words.start, staysMs: SPLASH_MS },
    });
    setMode('free');
    for (const [at, spin] of spins.entries()) {
      if (at === 0) continue;
      pace.begin();
      status.textContent = words.left(at, freeSpinsAfter(spins, at - 1), paidMinor);
      message.textContent = '';
      sounds.spin();
      reels.spin();
      await pace.rest(FREE_RUN_MS);
      await land(spin);
      paidMinor += spin.paidMinor;
      status.textContent = words.left(at, freeSpinsAfter(spins, at), paidMinor);
      if (spin.wins.length > 0) {
        reels.show(spin.wins);
        message.textContent = totalOf(spin);
        if (spin.paidMinor > 0) synth.play({ hertz: 660, at: 0, lasts: 0.25, loud: 0.1 });
      }
      if (spin.freeSpinsWon > 0) message.textContent = words.more(spin.freeSpinsWon);
      if (spin.freeSpinsWon > 0) sounds.scatter(3);
      await pace.rest(spin.wins.length > 0 || spin.freeSpinsWon > 0 ? FREE_LIT_MS : FREE_RUN_MS);
    }
    status.textContent = '';
    if (paidMinor > 0) {
      const count = spins.length - 1;
      await splash({
        ...{ kicker: words.kicker, text: words.total(count), staysMs: 3_000 },
        number: { to: paidMinor, write: money, lastsMs: 900 },
      });
    }
    setMode('base');
  }

  return {
    clear() {
      clearInterval(cycle);
      if (runs) reels.put(letters(shown));
      runs = false;
      setMode('base');
      reels.show(null);
      status.textContent = '';
    },
    begin() {
      runs = true;
      pace.begin();
      sounds.spin();
      reels.spin();
    },
    async show(view) {
      const spins = spinsOf(view);
      const [base] = spins;
      if (!base) return;
      await land(base);
      runs = false;
      await showWins(base);
      if (free && spins.length > 1) await playFree(spins, free);
      else cycleWins(base);
    },
    hurry() {
      pace.hurry();
      reels.hurry();
    },
    celebrate: (force) => reels.celebrate(force),
  };
}
