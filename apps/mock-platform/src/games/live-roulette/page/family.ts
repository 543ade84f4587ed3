import {
  type LiveRouletteBet,
  type LiveRouletteConfig,
  LiveRouletteShown,
  LiveRouletteView,
} from '@tonalli/contracts/games/live-roulette';
import { byId, el, wait } from '../../page/dom';
import { createLayout, type Layout } from '../../page/layout/layout';
import type { TableFamily, TableKit } from '../../page/table/family';
import { createCloth } from '../../roulette/page/cloth-view';
import { colourWord, spotPays } from '../../roulette/page/names';
import { rulesOf } from '../../roulette/page/rules';
import { createTrack } from '../../roulette/page/track-view';
import { worthOf } from '../../roulette/page/worth';
import { spotLimitMinor, spotOf } from '../../roulette/settle';
import { colourOf } from '../../roulette/spots';
import { createHint } from './hint';
import { createStats } from './stats';
import type { LiveText } from './texts';
import { createWheel } from './wheel';

/** The ball is looked at this long where the wheel lies over the cloth. */
const REST_MS = 1_400;
type Choice = Omit<LiveRouletteBet, 'round'>;

export interface Pace {
  readonly turns: { readonly wheel: number; readonly ball: number };
}

/** Roulette at a table; its pace is what the quick one differs in. */
export const liveRouletteFamily =
  ({ turns }: Pace) =>
  (kit: TableKit<LiveRouletteConfig, LiveText>): TableFamily<Choice, LiveRouletteView, LiveRouletteShown> => {
    const { t, config, synth } = kit;
    const floor = byId('floor', HTMLDivElement);
    const wheel = createWheel(synth, turns);
    const stats = createStats(t);
    const hint = createHint(byId('message', HTMLParagraphElement), kit.isLocked);
    let layout: Layout | null = null;
    const lay = (spots: readonly string[]): void => {
      hint.forget();
      layout?.lay(spots);
    };
    const cloth = createCloth({
      t,
      lay: (spot) => lay([spot]),
      point: (spot) => hint.say(spot && spotPays(t, spot)),
    });
    const track = createTrack({
      ...{ t, lay },
      point(spots, name) {
        cloth.cover(spots);
        hint.say(name);
      },
    });
    const swap = el('button.corner.swap', { type: 'button', 'aria-pressed': 'false' }, t('track'));
    swap.addEventListener('click', () => {
      const isTrack = floor.dataset.shows !== 'track';
      floor.dataset.shows = isTrack ? 'track' : 'cloth';
      swap.setAttribute('aria-pressed', String(isTrack));
    });
    const result = el('p.result', { 'aria-hidden': 'true' });
    floor.replaceChildren(
      el('div.well', {}, wheel.element, result),
      el('div.felt', {}, cloth.element, swap),
      track.element,
    );
    layout = createLayout({
      ...{ kit, key: 'live-roulette.layout', spots: cloth.spots },
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
      ...{ view: LiveRouletteView, shown: LiveRouletteShown },
      bets: [
        {
          layout,
          choice: () => ({ spots: { ...table.laid } }),
          costMinor: () => table.valueMinor,
          missing: () => (table.valueMinor === 0 ? t('nothingLaid') : null),
          laidOf: ({ spots }) => Object.fromEntries(spots.map(({ spot, stakeMinor }) => [spot, stakeMinor])),
        },
      ],
      worth: () => worthOf(table.laid),
      board: {
        show({ phase, shown: { pocket }, endsAt }) {
          const isRolling = phase === 'spinning';
          floor.dataset.spinning = String(isRolling);
          if (endsAt !== null) showResult(null);
          if (isRolling) wheel.clear();
          else if (pocket !== null) wheel.put(pocket);
        },
        frame({ phase, shown: { pocket }, beganAt, endsAt }, elapsedMs) {
          if (phase === 'spinning' && pocket !== null && endsAt !== null)
            wheel.at(pocket, elapsedMs / (endsAt - beganAt));
        },
        async result({ shown: { pocket } }, _own, { isJoin }) {
          if (pocket === null) return;
          wheel.put(pocket);
          showResult(pocket);
          if (!isJoin) {
            floor.dataset.spinning = 'true';
            await wait(document.hidden ? 0 : REST_MS);
          }
          floor.dataset.spinning = 'false';
        },
      },
      past({ shown: { pocket } }) {
        const number = pocket ?? 0;
        return {
          ...{ chip: String(number), tone: colourOf(number) },
          spoken: t('fell', { number, colour: colourWord(t, number) }),
        };
      },
      phases: { spinning: t('spinning') },
      side: stats.element,
      history(past) {
        stats.show(
          past.flatMap(({ shown: { pocket }, isCancelled }) => (pocket === null || isCancelled ? [] : [pocket])),
        );
      },
      rules: () => rulesOf({ t, money: kit.money, config }, table.laid),
    };
  };
