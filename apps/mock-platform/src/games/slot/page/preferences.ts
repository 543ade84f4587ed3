import { remembered } from '../../page/store';
import { click } from '../../page/synth';
import type { Scene } from './round-show';

type Switches = Pick<Scene, 'stage' | 'hud' | 'synth'>;

export function setQuick({ stage, hud }: Switches, on: boolean): void {
  stage.quick = on;
  hud.setQuick(on);
  remembered.set('quick', on ? '1' : '0');
}

export function setSound({ synth, hud }: Switches, on: boolean): void {
  synth.on = on;
  hud.setSound(on);
  remembered.set('sound', on ? '1' : '0');
  if (on) click(synth);
}

/** As it was left the last time, where the rules let it; off to begin with. */
export function restorePreferences({ stage, hud, synth }: Switches, rules: { quickPlay: boolean }): void {
  stage.quick = rules.quickPlay && remembered.get('quick') === '1';
  hud.setQuick(stage.quick);
  synth.on = remembered.get('sound') === '1';
  hud.setSound(synth.on);
}
