import { byId } from '../../page/dom';
import { tool } from '../../page/hud-parts';
import { remembered } from '../../page/store';
import { createSynth } from '../../page/synth';
import type { Mood } from './moods';
import { barOf, barSeconds } from './tune';

/** A bar is handed to the synth so long before it sounds. */
const AHEAD_SECONDS = 0.15;
const KEY = 'music';

/** Plays a mood over and over while it is on and the page is seen. */
function createPlayer(mood: Mood) {
  const synth = createSynth();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let bar = 0;
  let begins = 0;

  function playBar(): void {
    const lasts = barSeconds(mood);
    const at = Math.max(0, begins - performance.now() / 1_000);
    for (const tone of barOf(mood, bar)) synth.play({ ...tone, at: at + tone.at });
    bar += 1;
    begins += lasts;
    timer = setTimeout(playBar, Math.max(0, begins - AHEAD_SECONDS - performance.now() / 1_000) * 1_000);
  }

  return (isOn: boolean) => {
    clearTimeout(timer);
    synth.on = isOn;
    if (!isOn) return;
    begins = performance.now() / 1_000 + AHEAD_SECONDS;
    playBar();
  };
}

/** Puts a switch of its own for the music among the tools; silent until the player turns it on. */
export function addMusic(label: string, mood: Mood): void {
  const play = createPlayer(mood);
  let isOn = remembered.get(KEY) === '1';
  const sound = () => play(isOn && !document.hidden);
  const show = () => button.setAttribute('aria-pressed', String(isOn));
  const button = tool('music', label, () => {
    isOn = !isOn;
    remembered.set(KEY, isOn ? '1' : '0');
    show();
    sound();
  });
  button.classList.add('music');
  show();
  byId('tools', HTMLElement).prepend(button);
  document.addEventListener('visibilitychange', sound);
  // A browser is silent until the page was pressed once.
  if (isOn) document.addEventListener('pointerdown', sound, { once: true });
}
