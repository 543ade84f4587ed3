import type { VideoPokerView } from '@tonalli/contracts/games/video-poker';
import { cardName } from '../../page/cards/names';
import { byId, wait } from '../../page/dom';
import { announce } from '../../page/hud-parts';
import type { Lang } from '../../page/texts';
import { type BestHold, WORTH_PARTS } from '../hold-worth';
import type { CardRow } from './card-row';
import { bestHoldInSlices } from './hint';
import type { Translate } from './texts';

interface HintParts {
  readonly t: Translate;
  readonly lang: Lang;
  readonly row: CardRow;
  /** Offered where play money is staked, and nowhere else. */
  readonly isOffered: boolean;
}

export interface HintButton {
  /** What can be hinted at; null while nothing is to be held. */
  follow(view: VideoPokerView | null): void;
  press(): void;
}

function said(t: Translate, lang: Lang, { dealt, best }: { dealt: readonly number[]; best: BestHold }): string {
  const names = dealt.filter((_, at) => best.hold[at]).map((card) => cardName(card, lang));
  const worth = (best.worth / WORTH_PARTS).toFixed(4);
  if (names.length === dealt.length) return t('hintAll', { worth });
  if (names.length === 0) return t('hintNone', { worth });
  return t('hintKeep', { worth, cards: new Intl.ListFormat(lang).format(names) });
}

/** The button that says how the deal is held best, and what that is worth. */
export function createHintButton({ t, lang, row, isOffered }: HintParts): HintButton {
  const button = byId('hint', HTMLButtonElement);
  const text = byId('hint-text', HTMLParagraphElement);
  let open: VideoPokerView | null = null;
  button.textContent = t('hint');
  button.hidden = !isOffered;
  text.hidden = !isOffered;

  async function press(): Promise<void> {
    const asked = open;
    if (!isOffered || !asked) return;
    text.textContent = t('hinting');
    const best = await bestHoldInSlices(asked.table, asked.dealt, {
      now: () => performance.now(),
      breathe: () => wait(0),
    });
    if (open !== asked) return;
    row.mark(
      'hinted',
      best.hold.flatMap((isHeld, at) => (isHeld ? [at] : [])),
    );
    text.textContent = said(t, lang, { dealt: asked.dealt, best });
    announce(text.textContent);
  }
  button.addEventListener('click', () => void press());
  return {
    press: () => void press(),
    follow(view) {
      open = view;
      text.textContent = '';
      button.setAttribute('aria-disabled', String(view === null));
    },
  };
}
