import { remembered } from '../../page/store';
import type { Scene } from './round-show';

type Switches = Pick<Scene, 'stage' | 'hud' | 'sounds'>;

export function setQuick({ stage, hud }: Switches, on: boolean): void {
  stage.quick = on;
  hud.setQuick(on);
  remembered.set('quick', on ? '1' : '0');
}

export function setSound({ sounds, hud }: Switches, on: boolean): void {
  sounds.on = on;
  hud.setSound(on);
  remembered.set('sound', on ? '1' : '0');
  if (on) sounds.click();
}

/** As it was left the last time, where the rules let it; off to begin with. */
export function restorePreferences({ stage, hud, sounds }: Switches, rules: { quickPlay: boolean }): void {
  stage.quick = rules.quickPlay && remembered.get('quick') === '1';
  hud.setQuick(stage.quick);
  sounds.on = remembered.get('sound') === '1';
  hud.setSound(sounds.on);
}
