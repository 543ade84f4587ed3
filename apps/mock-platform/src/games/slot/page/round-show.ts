import type { SpinAnswer } from '@tonalli/contracts/play/slot-shapes';
import { celebrate } from '../../page/celebrations';
import { byId, wait } from '../../page/dom';
import type { reelSounds } from '../../page/reels/sounds';
import { splash } from '../../page/splash';
import { chime, fanfare, type Synth } from '../../page/synth';
import { type RoundOutcome, replay, type SpinOutcome } from '../engine';
import { LINE_COUNT } from '../lines';
import type { SlotModel } from '../models';
import type { Hud } from './hud';
import type { Stage } from './stage';
import type { Translate } from './texts';

export interface Scene {
  stage: Stage;
  hud: Hud;
  synth: Synth;
  sounds: ReturnType<typeof reelSounds>;
  model: SlotModel;
  t: Translate;
  money: (amountMinor: number) => string;
}

const setMode = (mode: 'base' | 'free') => {
  byId('game', HTMLElement).dataset.mode = mode;
};

/** Waits, but no longer than until the player presses on. */
let pressOn: (() => void) | null = null;
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      pressOn = null;
      resolve();
    };
    const timer = setTimeout(end, ms);
    pressOn = end;
  });
}

/** The player wants to see what comes next. Returns whether something was waiting. */
export function hurryShow(): boolean {
  if (!pressOn) return false;
  pressOn();
  return true;
}

function describe({ t, money }: Scene, spin: SpinOutcome): string {
  const [only] = spin.wins;
  if (spin.wins.length === 0) {
    return spin.scatterPayoutMinor > 0
      ? t('scatterWin', { count: spin.scatters, amount: money(spin.scatterPayoutMinor) })
      : '';
  }
  const amount = money(spin.payoutMinor);
  return only && spin.wins.length === 1
    ? t('lineWin', { line: only.line + 1, amount })
    : t('linesWin', { count: spin.wins.length, amount });
}

/** What no more than the stake came back of is shown, and neither lit, sounded nor counted up. */
async function showSpinWin(
  scene: Scene,
  spin: SpinOutcome,
  at: { wonBefore: number; stakeMinor: number },
): Promise<void> {
  if (spin.payoutMinor === 0) return;
  const { stage, hud, synth } = scene;
  const stakes = spin.payoutMinor / at.stakeMinor;
  stage.show({ spin, only: null });
  hud.say(describe(scene, spin));
  const paidMinor = at.wonBefore + spin.payoutMinor;
  if (paidMinor <= at.stakeMinor) {
    hud.setWin(paidMinor, { isLit: false });
    await pause(stage.quick ? 450 : 800);
    return;
  }
  chime(synth, stakes);
  const lasts = stage.quick ? 300 : Math.min(1_400, 450 + stakes * 90);
  const counted = hud.countWin(at.wonBefore, paidMinor, lasts);
  await Promise.all([counted, pause(stage.quick ? 450 : lasts + 350)]);
  hud.hurryCount();
}

/** The free spins of a round, one after another, with their beginning and their end. */
async function showFreeSpins(
  scene: Scene,
  { round, stakeMinor, onStopped }: { round: RoundOutcome; stakeMinor: number; onStopped: () => void },
): Promise<void> {
  const { stage, hud, synth, sounds, model, t, money } = scene;
  const base = round.spins[0];
  if (!base) return;
  let total = base.freeSpinsWon;
  let won = base.payoutMinor;
  fanfare(synth);
  stage.celebrate(0.8);
  await splash({
    kicker: t('freeSpins'),
    number: { to: total, write: String, lastsMs: 500 },
    text: t('freeIntro', { multiplier: model.freeMultiplier }),
    button: t('freeStart'),
    staysMs: 6_000,
  });
  stage.show(null);
  stage.mode = 'free';
  setMode('free');
  for (const [index, spin] of round.spins.slice(1).entries()) {
    hud.say(t('freeLeft', { done: index + 1, total }));
    stage.start();
    sounds.spin();
    await stage.settle(spin);
    if (index + 2 === round.spins.length) onStopped();
    await showSpinWin(scene, spin, { wonBefore: won, stakeMinor });
    won += spin.payoutMinor;
    if (spin.freeSpinsWon > 0) {
      total += spin.freeSpinsWon;
      sounds.scatter(3);
      stage.show({ spin, only: null });
      await splash({ kicker: t('freeMore', { count: spin.freeSpinsWon }), staysMs: 1_500 });
    }
    stage.show(null);
    await wait(stage.quick ? 60 : 220);
  }
  const isWon = round.payoutMinor > stakeMinor;
  if (isWon) {
    stage.celebrate(1);
    fanfare(synth);
  }
  await splash({
    kicker: t('freeSpins'),
    number: { to: round.payoutMinor, write: money, lastsMs: isWon ? 1_200 : 0 },
    text: t(isWon ? 'freeTotal' : 'freePaid', { count: round.spins.length - 1 }),
    button: t('playOn'),
    staysMs: 7_000,
  });
  stage.mode = 'base';
  setMode('base');
  stage.put(base.stops);
}

/** Plays a decided round back. Resolves with its outcome when everything has been shown; `onStopped`: its last reels stand. */
export async function showRound(scene: Scene, answer: SpinAnswer, onStopped: () => void): Promise<RoundOutcome> {
  const { stage, hud, model } = scene;
  const round = replay(model, { lineStakeMinor: answer.lineStakeMinor }, answer.stops);
  const stakeMinor = answer.lineStakeMinor * LINE_COUNT;
  const [base] = round.spins;
  if (!base) throw new Error('a round has a spin');
  await stage.settle(base);
  const isOnly = round.spins.length === 1;
  if (isOnly) onStopped();
  await showSpinWin(scene, base, { wonBefore: 0, stakeMinor });
  if (!isOnly) await showFreeSpins(scene, { round, stakeMinor, onStopped });
  const { payoutMinor, jackpotMinor } = answer;
  const sparks = (force: number) => stage.celebrate(force);
  // What free spins won was told as they ended.
  await celebrate({ ...scene, sparks }, { stakeMinor, jackpotMinor, payoutMinor: isOnly ? payoutMinor : jackpotMinor });
  hud.setWin(answer.payoutMinor, { isLit: answer.payoutMinor > stakeMinor });
  return round;
}

/** Shows the wins of a standing spin in turn until told to stop. */
export function cycleWins(scene: Scene, spin: SpinOutcome): () => void {
  if (spin.wins.length === 0) return () => {};
  let index = spin.wins.length === 1 ? 0 : -1;
  const next = () => {
    scene.stage.show({ spin, only: index < 0 ? null : index });
    index = index + 1 >= spin.wins.length ? (spin.wins.length === 1 ? 0 : -1) : index + 1;
  };
  next();
  const timer = setInterval(next, 1_500);
  return () => {
    clearInterval(timer);
    scene.stage.show(null);
  };
}
