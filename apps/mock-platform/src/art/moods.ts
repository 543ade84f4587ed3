import type { ParticleName } from './particles';
import type { SceneName } from './scenes';

export interface Mood {
  readonly scenes: readonly SceneName[];
  readonly particles: readonly ParticleName[];
}

const mood = (scenes: string, particles: string): Mood => ({
  // Checked by the test that draws every theme.
  scenes: scenes.split(' ') as SceneName[],
  particles: particles.split(' ') as ParticleName[],
});

/** What surrounds the motif, by theme. */
export const MOODS: Readonly<Record<string, Mood>> = {
  aztec: mood('steps fret rays rings', 'coins embers sparkles'),
  jungle: mood('leaves leaves hills', 'petals sparkles'),
  muertos: mood('burst fret curtains', 'petals confetti'),
  lucha: mood('burst rays lozenges', 'confetti sparkles'),
  fiesta: mood('burst rays hills', 'confetti confetti petals'),
  taqueria: mood('rays lozenges burst', 'embers confetti'),
  ocean: mood('waves rings waves', 'bubbles bubbles sparkles'),
  pirate: mood('waves hills rays', 'coins coins gems'),
  beach: mood('waves hills leaves', 'bubbles petals sparkles'),
  fishing: mood('waves hills', 'bubbles sparkles coins'),
  fruit: mood('burst rays leaves', 'sparkles bubbles'),
  candy: mood('clouds rings burst', 'confetti sparkles bubbles'),
  bakery: mood('lozenges rays rings', 'sparkles petals'),
  gems: mood('lozenges burst rings', 'gems gems sparkles'),
  garden: mood('leaves hills clouds', 'petals petals'),
  egypt: mood('steps arch rays', 'coins embers sparkles'),
  olympus: mood('clouds rays arch', 'sparkles coins'),
  norse: mood('hills rings clouds', 'snow embers'),
  dragon: mood('clouds rings lozenges', 'coins petals'),
  samurai: mood('hills rings rays', 'petals embers'),
  arabia: mood('arch arch stars', 'sparkles coins gems'),
  castle: mood('hills arch lozenges', 'sparkles coins'),
  magic: mood('rings stars arch', 'sparkles gems'),
  fairy: mood('leaves hills clouds', 'sparkles petals'),
  vampire: mood('arch hills curtains', 'embers petals'),
  winter: mood('hills hills clouds', 'snow snow sparkles'),
  fire: mood('flames flames burst', 'embers embers'),
  western: mood('hills rays lozenges', 'coins embers'),
  mine: mood('rays hills lozenges', 'gems coins'),
  safari: mood('hills rays leaves', 'embers sparkles'),
  north: mood('hills hills stars', 'snow sparkles'),
  farm: mood('hills clouds rays', 'petals sparkles'),
  dinosaur: mood('leaves hills flames', 'embers petals'),
  space: mood('stars stars rings', 'sparkles gems'),
  cyber: mood('grid grid rings', 'sparkles gems'),
  music: mood('grid rays curtains', 'confetti sparkles'),
  football: mood('rays burst lozenges', 'confetti sparkles'),
  racing: mood('rays lozenges burst', 'embers sparkles'),
  heist: mood('lozenges rays grid', 'coins gems'),
  circus: mood('curtains rays curtains', 'confetti sparkles'),
  classic: mood('burst rays lozenges', 'coins sparkles gems'),
  luxury: mood('lozenges curtains rays', 'coins gems sparkles'),
  clover: mood('hills rays leaves', 'coins coins sparkles'),
  birds: mood('clouds leaves rays', 'petals sparkles'),
  pets: mood('burst clouds rays', 'confetti sparkles'),
  desert: mood('hills rays steps', 'embers sparkles'),
};
