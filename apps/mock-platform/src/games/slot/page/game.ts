import type { RoundOutcome } from '../engine';
import { LINE_COUNT } from '../lines';
import { MODELS } from '../models';
import type { GameState, SpinAnswer, SymbolSheet } from '../wire';
import { CallFailure, type GameApi } from './api';
import { createSounds } from './audio';
import { type AutoPlan, goesOn } from './auto-plan';
import { openAutoplay } from './autoplay';
import { dropCurtain } from './curtain';
import { dialogOpen } from './dialog';
import { byId, wait } from './dom';
import { openFairness } from './fairness-panel';
import { createHud } from './hud';
import { listenToKeys } from './keys';
import { onParent, tellParent } from './parent';
import { openPaytable } from './paytable';
import { cycleWins, hurryShow, type Scene, showRound } from './round-show';
import { askToRetry, failureText, firstStake, newSpinId } from './spin-aids';
import { skipSplash } from './splash';
import { createStage } from './stage';
import { remembered } from './store';
import { type Lang, moneyWriter, texts } from './texts';

export interface GameParts {
  api: GameApi;
  state: GameState;
  sheet: SymbolSheet;
  lang: Lang;
  world: string;
  leave: () => void;
}

/** Puts the game together and plays it. */
// The controller holds the state of play that all its handlers share.
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: see above
export function startGame({ api, state, sheet, lang, world, leave }: GameParts): void {
  const t = texts(lang);
  const money = moneyWriter(lang);
  const sounds = createSounds();
  const model = MODELS[state.model];
  const labels = { W: 'WILD', S: 'BONUS' };
  let fairness = state.fairness;
  let balanceMinor = state.balanceMinor;
  let stake = firstStake(state.lineStakesMinor, balanceMinor);
  let phase: 'idle' | 'busy' | 'stuck' = 'idle';
  let plan: AutoPlan | null = null;
  let stopCycle: () => void = () => {};
  let paused = false;

  const hud = createHud(t, money, {
    spin: () => press(),
    less: () => changeStake(-1),
    more: () => changeStake(1),
    auto: () => toggleAuto(),
    quick: () => setQuick(!stage.quick),
    sound: () => setSound(!sounds.on),
    paytable: () => openPaytable({ t, model, sheet, labels, lineStakeMinor: stake, money }),
    fairness: () => {
      const onChange = (next: typeof fairness) => {
        fairness = next;
      };
      openFairness({ t, api, money, world, lang, fairness, onChange, onFailure: failed });
    },
    close: leave,
  });
  const stage = createStage({
    canvas: byId('reels', HTMLCanvasElement),
    model,
    sheet,
    labels,
    money,
    onReelStop(reel, scatters) {
      sounds.stop(reel);
      if (scatters > 0) sounds.scatter(scatters);
    },
  });
  const scene: Scene = { stage, hud, sounds, model, t, money };

  function setQuick(on: boolean): void {
    stage.quick = on;
    hud.setQuick(on);
    remembered.set('quick', on ? '1' : '0');
  }

  function setSound(on: boolean): void {
    sounds.on = on;
    hud.setSound(on);
    remembered.set('sound', on ? '1' : '0');
    if (on) sounds.click();
  }

  function changeStake(by: number): void {
    if (phase !== 'idle') return;
    const at = state.lineStakesMinor.indexOf(stake) + by;
    const next = state.lineStakesMinor[at];
    if (next === undefined) return;
    stake = next;
    hud.setStake(stake);
    sounds.click();
    remembered.set('stake', String(stake));
  }

  function toggleAuto(): void {
    if (plan) {
      endAuto();
      return;
    }
    if (phase !== 'idle') return;
    openAutoplay(t, balanceMinor, (chosen) => {
      plan = chosen;
      hud.setAuto(plan.left);
      void playOnce();
    });
  }

  function endAuto(): void {
    plan = null;
    hud.setAuto(null);
  }

  function press(): void {
    if (skipSplash()) return;
    if (phase === 'idle') void playOnce();
    else if (!hurryShow()) {
      stage.hurry();
      hud.hurryCount();
    }
  }

  function report(answer: SpinAnswer, round: RoundOutcome): void {
    const stakeMinor = answer.lineStakeMinor * LINE_COUNT;
    const { roundId, betId, payoutMinor } = answer;
    tellParent({ type: 'round', roundId, betId, stakeMinor, payoutMinor });
    tellParent({ type: 'balance', balanceMinor, wallet: state.wallet });
    hud.announce(payoutMinor > 0 ? t('roundWin', { amount: money(payoutMinor) }) : t('noWin'));
    if (payoutMinor === 0) hud.say(t('goodLuck'));
    if (payoutMinor > 0 && round.spins.length > 1) hud.say(t('roundWin', { amount: money(payoutMinor) }));
  }

  async function ask(spinId: string): Promise<SpinAnswer> {
    const lineStakeMinor = stake;
    for (;;) {
      try {
        return await api.spin({ spinId, lineStakeMinor }, () => hud.say(t('retrying')));
      } catch (failure) {
        if (!(failure instanceof CallFailure) || failure.code !== 'NETWORK') throw failure;
        phase = 'stuck';
        await askToRetry(t);
        phase = 'busy';
      }
    }
  }

  async function playOnce(): Promise<void> {
    const stakeMinor = stake * LINE_COUNT;
    if (phase !== 'idle' || paused) return;
    if (balanceMinor < stakeMinor) {
      endAuto();
      hud.say(
        t(
          state.wallet === 'trial' && balanceMinor < (state.lineStakesMinor[0] ?? 5) * LINE_COUNT
            ? 'fundsTrial'
            : 'funds',
        ),
      );
      return hud.announce(t('funds'));
    }
    phase = 'busy';
    stopCycle();
    hud.setWin(0);
    hud.say('');
    hud.setBalance(balanceMinor - stakeMinor);
    hud.setBusy('stoppable');
    sounds.spin();
    stage.start();
    try {
      const answer = await ask(newSpinId());
      hud.say('');
      fairness = { ...fairness, nonce: answer.nonce + 1 };
      const round = await showRound(scene, answer);
      balanceMinor = answer.balanceMinor;
      hud.setBalance(balanceMinor);
      const [base] = round.spins;
      if (base) stopCycle = cycleWins(scene, base);
      report(answer, round);
      settle(answer, round);
    } catch (failure) {
      stage.put([0, 0, 0, 0, 0]);
      endAuto();
      phase = 'idle';
      hud.setBusy('idle');
      hud.setBalance(balanceMinor);
      failed(failure);
    }
  }

  function settle(answer: SpinAnswer, round: RoundOutcome): void {
    phase = 'idle';
    hud.setBusy('idle');
    if (!plan) return;
    plan.left -= 1;
    const stakeMinor = answer.lineStakeMinor * LINE_COUNT;
    const freeSpins = round.spins.length > 1;
    if (paused || !goesOn(plan, { payoutMinor: answer.payoutMinor, stakeMinor, balanceMinor, freeSpins })) {
      endAuto();
      return;
    }
    hud.setAuto(plan.left);
    void wait(stage.quick ? 150 : 450).then(() => (plan ? playOnce() : undefined));
  }

  function failed(failure: unknown): void {
    const code = failure instanceof CallFailure ? failure.code : 'UNKNOWN';
    const ended = ['TOKEN_INVALID', 'TOKEN_MISSING', 'WORLD_UNKNOWN', 'GAME_UNAVAILABLE'].includes(code);
    const back = { label: t('back'), press: leave };
    if (ended) {
      dropCurtain({ title: t('endedTitle'), text: t('endedText'), actions: [back] });
      return;
    }
    const text = failureText(t, failure);
    hud.say(text);
    hud.announce(text);
    if (code === 'INSUFFICIENT_FUNDS') void refresh();
  }

  async function refresh(): Promise<void> {
    try {
      const fresh = await api.state();
      balanceMinor = fresh.balanceMinor;
      hud.setBalance(balanceMinor);
    } catch (failure) {
      failed(failure);
    }
  }

  byId('balance-label', HTMLSpanElement).textContent = t(state.wallet === 'trial' ? 'playBalance' : 'balance');
  byId('reels', HTMLCanvasElement).setAttribute('aria-label', state.game.names[lang]);
  hud.setBalance(balanceMinor);
  hud.setStake(stake);
  hud.setWin(0);
  setQuick(remembered.get('quick') === '1');
  hud.setSound(remembered.get('sound') === '1');
  sounds.on = remembered.get('sound') === '1';
  stage.put([4, 9, 14, 3, 20]);
  listenToKeys({ spin: press, stake: changeStake, leave, blocked: dialogOpen });
  byId('reels', HTMLCanvasElement).addEventListener('click', () => (phase === 'idle' ? undefined : press()));
  onParent((ask) => {
    paused = ask === 'pause';
    if (paused) endAuto();
    hud.say(paused ? t('paused') : t('goodLuck'));
  });
  window.addEventListener('online', () => void (phase === 'idle' ? refresh() : undefined));
  document.addEventListener(
    'visibilitychange',
    () => void (!document.hidden && phase === 'idle' ? refresh() : undefined),
  );
  tellParent({ type: 'ready', nodeId: state.game.nodeId, wallet: state.wallet });
  tellParent({ type: 'balance', balanceMinor, wallet: state.wallet });
}
