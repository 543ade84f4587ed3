import type { HiLoView } from '@tonalli/contracts/games/hi-lo';
import { playingCard } from '../../page/cards/playing-card';
import { byId, el, lessMotion, wait } from '../../page/dom';
import type { Board } from '../../page/instant/family';
import { SCALE, type Synth } from '../../page/synth';
import type { Lang } from '../../page/texts';
import type { Picks } from './picks';
import type { Translate } from './texts';
import { trailItems } from './trail';

const TURN_MS = 340;

interface BoardParts {
  readonly t: Translate;
  readonly lang: Lang;
  readonly synth: Synth;
  readonly picks: Picks;
  readonly stakeMinor: () => number;
}

/** Rises with every card that was guessed. */
function tick(synth: Synth, { moves, end }: HiLoView): void {
  const guessed = moves.filter((move) => move !== 'skip').length;
  const isGood = guessed > 0 && moves.at(-1) !== 'skip' && end !== 'lost';
  if (isGood) synth.play({ hertz: SCALE[Math.min(guessed, SCALE.length) - 1] ?? 523, at: 0, lasts: 0.18, loud: 0.1 });
  else synth.play({ hertz: 330, at: 0, lasts: 0.08, loud: 0.06, kind: 'sine' });
}

/** The card in view and those before it. */
export function createBoard({ t, lang, synth, picks, stakeMinor }: BoardParts): Board<HiLoView> {
  const hand = byId('hand', HTMLDivElement);
  const trail = byId('trail', HTMLOListElement);
  trail.setAttribute('aria-label', t('trail'));
  let shown = 0;

  function cover(): void {
    shown = 0;
    const back = el('div.card-turn', {}, el('div.card-front'), el('div.card-back'));
    const covered = { role: 'img', 'aria-label': t('covered'), 'data-covered': 'true' };
    hand.replaceChildren(el('div.playing-card', covered, back));
    trail.replaceChildren();
    hand.dataset.end = 'open';
    picks.show(null, stakeMinor());
  }
  return {
    clear: cover,
    async show(view, { isOver, isResumed }) {
      const isNew = view.cards.length !== shown && !isResumed;
      shown = view.cards.length;
      if (isNew) tick(synth, view);
      hand.replaceChildren(playingCard(view.cards.at(-1) ?? 0, lang, { isDealt: isNew }));
      if (isNew && !lessMotion()) await wait(TURN_MS);
      hand.dataset.end = isOver ? view.end : 'open';
      // The first card alone is the one in view.
      trail.replaceChildren(...(view.moves.length > 0 ? trailItems(view, lang) : []));
      trail.scrollLeft = trail.scrollWidth;
      picks.show(view, stakeMinor());
    },
  };
}
