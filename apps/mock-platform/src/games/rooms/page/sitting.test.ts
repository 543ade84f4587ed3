import { describe, expect, it } from 'vitest';
import type { BetState } from '../../page/table/family';
import { Sitting } from './sitting';

interface Seated {
  readonly seat: number;
}
const config = { anteMinor: 100, minStakeMinor: 5_000, maxStakeMinor: 5_000, rakeBp: 500, edgeBp: 250 } as never;
const standing = (status: BetState<Seated>['status'], view: Seated | null): BetState<Seated> => ({
  ...{ status, view, answer: null, isWaiting: false },
});

/** Of a room in which these seats are taken, by whomever. */
function sittingAmong(...taken: number[]) {
  const told: string[] = [];
  const sitting = new Sitting<Seated>({
    ...{ t: (key) => key, money: String, config, onChange: () => undefined },
    isTaken: (seat) => taken.includes(seat),
    tell: (text) => told.push(text),
  });
  return { sitting, told };
}

describe('the seat that a player chooses', () => {
  it('GAME-09 GAME-13 is the own one after a reload, so that nothing counts as changed', () => {
    const { sitting } = sittingAmong(3);
    sitting.bet.resume?.({ seat: 3 });
    const found = sitting.bet.choice();
    sitting.bet.show?.(standing('placed', { seat: 3 }));
    expect(sitting.bet.choice()).toEqual(found);
    expect([found.seat, sitting.chosen]).toEqual([3, null]);
  });

  it('GAME-09 is the one that was pressed, or the first that is free; a taken one is refused in words', () => {
    const { sitting, told } = sittingAmong(1, 4);
    expect(sitting.chosen).toBe(2);
    sitting.choose(5);
    expect(sitting.bet.choice().seat).toBe(5);
    sitting.choose(4);
    expect([sitting.chosen, told]).toEqual([5, ['seatGone']]);
  });

  it('GAME-09 brings another part of the deck for the next hand', () => {
    const { sitting } = sittingAmong();
    const first = sitting.bet.choice().seed;
    sitting.bet.show?.(standing('placed', { seat: 1 }));
    expect(sitting.bet.choice().seed).toBe(first);
    sitting.bet.show?.(standing('none', null));
    expect(sitting.bet.choice().seed).not.toBe(first);
  });
});
