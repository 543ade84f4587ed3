import type { CrashShown, CrashView } from '@tonalli/contracts/games/crash';
import { byId, el } from '../../page/dom';
import type { Synth } from '../../page/synth';
import type { Joined, ShownRound, TableBoard } from '../../page/table/family';
import { climbedX100, reachedAtMs } from '../climb';
import type { Sky } from './scene/types';
import { heightOf, shownMultiplier } from './shown';
import type { Translate } from './texts';

interface BoardParts {
  readonly t: Translate;
  readonly sky: Sky;
  readonly synth: Synth;
  /** The world's clock. */
  readonly now: () => number;
}

type Round = ShownRound<CrashShown>;

/** From the close to take-off. */
const CLOSED_MS = 1_000;
/** How long the end of a flight is looked at before anything is said of money. */
const END_MS = 900;

export interface FlightBoard extends TableBoard<CrashView, CrashShown> {
  /** At once, while nobody knows yet what is paid. */
  end(over: Round, how: Joined): void;
  /** What became of an own bet, below the multiplier. */
  tellOut(text: string, isLate: boolean): void;
}

function soundOfEnd(synth: Synth): void {
  synth.play({ hertz: 220, at: 0, lasts: 0.7, loud: 0.16, kind: 'sawtooth', glideTo: 46 });
  synth.play({ hertz: 90, at: 0, lasts: 0.5, loud: 0.2, kind: 'square', glideTo: 32 });
}

/** The flight over the field: how high it is, large, and where it ended. */
export function createBoard({ t, sky, synth, now }: BoardParts): FlightBoard {
  const number = byId('multiplier', HTMLParagraphElement);
  const note = byId('note', HTMLParagraphElement);
  const outs = byId('outs', HTMLDivElement);
  let round: Round | null = null;

  const say = (element: HTMLElement, text: string): void => {
    if (element.textContent !== text) element.textContent = text;
  };
  const airMs = (): number => now() - (round?.shown.flyingAt ?? now());

  function countDown({ phase, endsAt }: Round): void {
    const takesOffAt = endsAt === null ? null : endsAt + (phase === 'open' ? CLOSED_MS : 0);
    say(note, t('takesOff'));
    say(number, takesOffAt === null ? '—' : String(Math.max(0, Math.ceil((takesOffAt - now()) / 1_000))));
  }
  function climb(): void {
    say(note, t('flying'));
    say(number, shownMultiplier(climbedX100(airMs())));
  }
  /** Nobody can say how high it is while nothing is heard of it. */
  const isLost = (): boolean => byId('game', HTMLElement).dataset.table === 'lost';
  function tick(): void {
    if (round && !round.isOver && !round.isCancelled) {
      if (isLost()) say(note, t('noConnection'));
      else if (round.phase === 'flying') climb();
      else countDown(round);
    }
    requestAnimationFrame(tick);
  }
  requestAnimationFrame(tick);

  function show(next: Round, { isJoin }: Joined): void {
    const isNew = next.key !== round?.key || next.phase !== round?.phase;
    round = next;
    if (!isNew) return;
    const isFlying = next.phase === 'flying';
    delete number.dataset.height;
    number.dataset.state = next.isCancelled ? 'gone' : isFlying ? 'flying' : 'waiting';
    if (next.isCancelled) {
      say(number, '—');
      say(note, t('cancelled'));
    }
    if (!isFlying) outs.replaceChildren();
    sky.tell({ stands: isFlying && !next.isCancelled ? 'flying' : 'ground', airMs }, !isJoin);
    if (isFlying && !isJoin) synth.play({ hertz: 180, at: 0, lasts: 0.9, loud: 0.1, kind: 'sine', glideTo: 720 });
  }

  function end(over: Round, { isJoin }: Joined): void {
    const isTold = round?.key === over.key && round.isOver;
    round = over;
    const { bustX100 } = over.shown;
    if (isTold || bustX100 === null) return;
    number.dataset.state = 'ended';
    number.dataset.height = heightOf(bustX100);
    say(number, shownMultiplier(bustX100));
    say(note, t('endedNote'));
    const lastedMs = reachedAtMs(bustX100);
    sky.tell({ stands: 'ended', airMs: () => lastedMs }, !isJoin);
    if (!isJoin) soundOfEnd(synth);
  }

  return {
    show,
    end,
    async result(over, _own, how) {
      end(over, how);
      if (!how.isJoin) await new Promise((resolve) => setTimeout(resolve, END_MS));
    },
    own: (views) => sky.mark(views.flatMap(({ outX100 }) => (outX100 === null ? [] : [reachedAtMs(outX100)]))),
    tellOut: (text, isLate) => outs.append(el('p.out', { 'data-late': String(isLate) }, text)),
  };
}
