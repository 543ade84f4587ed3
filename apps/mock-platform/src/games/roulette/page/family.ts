import { type RouletteBet, type RouletteConfig, RouletteView } from '@tonalli/contracts/games/roulette';
import { byId, el, wait } from '../../page/dom';
import type { InstantFamily, Kit } from '../../page/instant/family';
import { createLayout, type Layout } from '../../page/layout/layout';
import { spotLimitMinor, spotOf } from '../settle';
import { colourOf } from '../spots';
import { createCloth } from './cloth-view';
import { openFigures } from './figures-dialog';
import { colourWord, spotPays } from './names';
import { rulesOf } from './rules';
import { rememberPocket, seenPockets } from './seen';
import type { RouletteText } from './texts';
import { createTrack } from './track-view';
import { createWheel } from './wheel';
import { worthOf } from './worth';

/** The wheel is seen this long with the ball in it, where it lies over the cloth. */
const REST_MS = 900;

/** Roulette as the kit plays it. */
export function rouletteFamily(kit: Kit<RouletteConfig, RouletteText>): InstantFamily<RouletteBet, RouletteView> {
  const { t, config, synth } = kit;
  const floor = byId('floor', HTMLDivElement);
  const wheel = createWheel(synth);
  const message = byId('message', HTMLParagraphElement);
  let layout: Layout | null = null;
  let said: string | null = null;
  let isHurried = false;

  /** What is pointed at stands where the message does. */
  function hint(text: string | null): void {
    if (kit.isLocked()) return;
    if (text !== null) {
      said ??= message.textContent;
      message.textContent = text;
    } else if (said !== null) {
      message.textContent = said;
      said = null;
    }
  }
  function lay(spots: readonly string[]): void {
    said = null;
    layout?.lay(spots);
  }
  const cloth = createCloth({
    t,
    lay: (spot) => lay([spot]),
    point: (spot) => hint(spot && spotPays(t, spot)),
  });
  const track = createTrack({
    ...{ t, lay },
    point(spots, name) {
      cloth.cover(spots);
      hint(name);
    },
  });
  const swap = el('button.corner.swap', { type: 'button', 'aria-pressed': 'false' }, t('track'));
  swap.addEventListener('click', () => {
    const isTrack = floor.dataset.shows !== 'track';
    floor.dataset.shows = isTrack ? 'track' : 'cloth';
    swap.setAttribute('aria-pressed', String(isTrack));
  });
  const figures = el('button.corner.figures', { type: 'button' }, t('figures'));
  figures.addEventListener('click', () => openFigures(t, seenPockets()));
  const felt = el('div.felt', {}, cloth.element, swap);
  const result = el('p.result', { 'aria-hidden': 'true' });
  floor.replaceChildren(el('div.well', {}, wheel.element, result), felt, track.element, figures);

  layout = createLayout({
    ...{ kit, key: 'roulette.layout', spots: cloth.spots },
    limitMinor: (spot) => spotLimitMinor(spotOf(spot), config),
  });
  layout.rove(cloth.spots.map(({ button }) => button));
  layout.rove(track.buttons);
  const table = layout;

  function showResult(pocket: number | null): void {
    result.textContent = pocket === null ? '' : String(pocket);
    result.dataset.tone = pocket === null ? '' : colourOf(pocket);
    cloth.mark(pocket);
  }

  return {
    ...{ view: RouletteView, layout, autoplay: true },
    choice: () => ({ spots: { ...table.laid } }),
    missing: () => (table.valueMinor === 0 ? t('nothingLaid') : null),
    worth: () => worthOf(table.laid),
    board: {
      clear() {
        said = null;
        wheel.clear();
        showResult(null);
      },
      begin() {
        isHurried = false;
        floor.dataset.spinning = 'true';
      },
      async show({ pocket }, { isResumed }) {
        said = null;
        if (isResumed) wheel.put(pocket);
        else await wheel.spin(pocket);
        showResult(pocket);
        if (floor.dataset.spinning === 'true' && !isHurried) await wait(document.hidden ? 0 : REST_MS);
        floor.dataset.spinning = 'false';
        rememberPocket(pocket);
      },
      hurry() {
        isHurried = true;
        wheel.hurry();
      },
    },
    told: ({ pocket }) => ({
      chip: String(pocket),
      tone: colourOf(pocket),
      spoken: t('fell', { number: pocket, colour: colourWord(t, pocket) }),
    }),
    rules: () => rulesOf({ t, money: kit.money, config }, table.laid),
  };
}
