import type { CrashView } from '@tonalli/contracts/games/crash';
import { byId } from '../../page/dom';
import type { BetState } from '../../page/table/family';
import type { FlightBoard } from './board';
import { shownMultiplier } from './shown';
import type { Translate } from './texts';

interface OwnParts {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly board: FlightBoard;
  readonly say: (text: string) => void;
}

/** Says of own bets what the server said of them, once each: cashed out, or pressed too late. */
export function createOwnBets({ t, money, board, say }: OwnParts) {
  const told = new Set<string>();
  const pressed = new Set<string>();
  const collected = new Set<string>();
  const isFlying = (): boolean => byId('game', HTMLElement).dataset.step === 'flying';

  function once(roundId: string, text: string, isLate: boolean): void {
    if (told.has(roundId)) return;
    told.add(roundId);
    board.tellOut(text, isLate);
    say(text);
  }

  return {
    /** Whether its target is to be collected: asked once, for what is certain is paid at the end all the same. */
    collects(roundId: string): boolean {
      if (collected.has(roundId)) return false;
      collected.add(roundId);
      return true;
    },
    tell({ status, view, answer }: BetState<CrashView>): void {
      if (!view || !answer) return;
      const { roundId } = answer;
      if (status === 'asking' && isFlying() && !collected.has(roundId)) pressed.add(roundId);
      if (view.outX100 !== null) {
        const out = { amount: money(answer.payoutMinor), multiplier: shownMultiplier(view.outX100) };
        once(roundId, t('cashedOut', out), false);
      } else if (answer.isOver && view.bustX100 !== null && pressed.has(roundId)) {
        once(roundId, t('tooLate', { multiplier: shownMultiplier(view.bustX100) }), true);
      }
    },
  };
}
