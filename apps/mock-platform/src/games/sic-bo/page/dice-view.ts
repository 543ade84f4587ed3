import type { SicBoDice } from '@tonalli/contracts/games/sic-bo';
import { createDie, turned } from '../../page/dice/die';
import { el, lessMotion } from '../../page/dom';
import type { Synth } from '../../page/synth';
import { strikesOf, tumbledAt } from './tumble';

const FIRST: SicBoDice = [2, 5, 4];

/** The dice under their glass. They know no time: they are told each moment. */
export function createDice(synth: Synth) {
  const dice = FIRST.map((value) => createDie(value));
  const row = el('div.dice', {}, ...dice.map(({ element }) => element));
  const total = el('p.thrown-total', { 'aria-hidden': 'true' });
  const dome = el('div.dome', { 'aria-hidden': 'true' }, row, el('div.glass'));
  const element = el('div.well', { 'data-shows': '' }, el('div.plate-below'), dome, total);
  let before = 0;

  function stand(values: SicBoDice, part: number): void {
    for (const [nth, { cube, element: die }] of dice.entries()) {
      const { turns, aside, high } = tumbledAt(nth, part);
      cube.style.transform = turned(values[nth] ?? 1, turns);
      die.style.translate = `calc(var(--die) * ${aside.toFixed(3)}) calc(var(--die) * ${(-high).toFixed(3)})`;
    }
  }
  function hear(part: number): void {
    const strikes = [0, 1, 2].flatMap(strikesOf);
    if (part - before < 0.1 && strikes.some((strike) => before < strike && strike <= part)) {
      synth.play({ hertz: 950 - 400 * part, at: 0, lasts: 0.04, loud: 0.05, kind: 'square' });
    }
    before = part;
  }

  return {
    element,
    /** A round in which nothing is thrown yet: the dice of the last one lie. */
    clear(): void {
      before = 0;
      element.dataset.shows = '';
      total.textContent = '';
    },
    /** How they lay last, where nothing of the round that stands was thrown yet. */
    rest(values: SicBoDice): void {
      if (element.dataset.shows === '') stand(values, 1);
    },
    /** A moment of a throw, from 0 to 1. */
    at(values: SicBoDice, part: number): void {
      if (lessMotion()) return;
      hear(part);
      element.dataset.shows = 'thrown';
      stand(values, part);
    },
    /** They lie. */
    put(values: SicBoDice): void {
      before = 1;
      stand(values, 1);
      element.dataset.shows = values.join('-');
      total.textContent = String(values[0] + values[1] + values[2]);
    },
  };
}
