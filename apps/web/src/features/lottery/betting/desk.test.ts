import { fiveDigit } from '@tonalli/lottery/families/five-digit/family';
import { threeDigit } from '@tonalli/lottery/families/three-digit/family';
import { describe, expect, it } from 'vitest';
import { type Desk, type DeskAction, deskReducer, NEW_DESK, SHORTHAND } from './desk';
import { deskKey, readDesk, writeDesk } from './desk-storage';
import type { Bet } from './slip-lines';

const bet: Bet = { play: 'positioning', selection: [['4', '6'], [], [], [], []], unitMinor: 20, multiple: 3 };
const after = (...actions: readonly DeskAction[]): Desk => actions.reduce(deskReducer, NEW_DESK);
const chosen: DeskAction = { do: 'choose', play: 'positioning', selection: bet.selection };

describe('what a member has chosen', () => {
  it('LOTT-03 what goes on the slip leaves the board, and its price stays', () => {
    const desk = after(chosen, { do: 'unit', unitMinor: 20 }, { do: 'multiple', multiple: 3 }, { do: 'add', bet });
    expect(desk).toMatchObject({ chosen: {}, unitMinor: 20, multiple: 1 });
    expect(desk.slip.lines).toEqual([{ ...bet, id: 1 }]);
  });

  it('LOTT-03 a line is changed on the board, and takes its place again', () => {
    const other = { ...bet, selection: [['1'], [], [], [], []] };
    const [line] = after({ do: 'add', bet }).slip.lines;
    const editing = line ? after({ do: 'add', bet }, { do: 'edit', line, isTyped: false }) : NEW_DESK;
    expect(editing).toMatchObject({ play: 'positioning', chosen: { positioning: bet.selection }, multiple: 3 });
    expect(deskReducer(editing, { do: 'add', bet: other }).slip.lines).toEqual([{ ...other, id: 1 }]);
    expect(deskReducer(editing, { do: 'play', play: 'five-straight' }).editing).toBeNull();
    expect(deskReducer(editing, { do: 'remove', id: 1 })).toMatchObject({ editing: null, slip: { lines: [] } });
  });

  it('LOTT-07 a line of typed numbers is typed text again when it is changed', () => {
    const typed: Bet = { ...bet, play: 'five-straight-typed', selection: [['12345', '54321']] };
    const [line] = after({ do: 'add', bet: typed }).slip.lines;
    const desk = line ? after({ do: 'edit', line, isTyped: true }) : NEW_DESK;
    expect(desk.typed).toEqual({ 'five-straight-typed': '12345 54321' });
  });

  it('LOTT-03 an order that is repeated comes whole or not at all', () => {
    const many = Array.from({ length: 101 }, (_, index) => ({ ...bet, selection: [[String(index)]] }));
    expect(after({ do: 'add-all', bets: many.slice(0, 100) }).slip.lines).toHaveLength(100);
    expect(after({ do: 'add-all', bets: many }).slip.lines).toHaveLength(0);
  });

  it('LOTT-03 an emptied slip has no chase either', () => {
    const chase = {
      draws: 5,
      first: 1,
      scheme: { kind: 'same' },
      onWin: true,
      onProfitMinor: null,
      onCancelled: false,
    } as const;
    expect(after({ do: 'add', bet }, { do: 'chase', chase }, { do: 'clear' })).toMatchObject({
      chase: null,
      slip: { lines: [] },
    });
  });
});

describe('what is kept of it in the tab', () => {
  const key = deskKey('demo', 'five-1');
  const kept = (text: string) => {
    window.sessionStorage.setItem(key, text);
    return readDesk(window.sessionStorage, key, fiveDigit);
  };

  it('LOTT-03 outlives a reload, by member and lottery', () => {
    const desk = after(
      ...[{ do: 'add', bet } as const, { do: 'play', play: 'five-straight-typed' } as const, chosen],
      ...[{ do: 'type', play: 'five-straight-typed', text: '123, 45' } as const],
      { do: 'type', play: SHORTHAND, text: '11 lo' },
    );
    writeDesk(window.sessionStorage, key, desk);
    expect(readDesk(window.sessionStorage, key, fiveDigit)).toEqual({ ...desk, slip: { ...desk.slip, nextId: 2 } });
    expect(readDesk(window.sessionStorage, deskKey('maria', 'five-1'), fiveDigit)).toEqual(NEW_DESK);
    expect(readDesk(window.sessionStorage, deskKey('demo', 'five-3'), fiveDigit)).toEqual(NEW_DESK);
  });

  it('LOTT-03 leaves nothing behind where nothing was chosen', () => {
    writeDesk(window.sessionStorage, key, after({ do: 'add', bet }));
    writeDesk(window.sessionStorage, key, after({ do: 'play', play: 'positioning' }));
    expect(window.sessionStorage.getItem(key)).toBeNull();
  });

  it.each([
    '',
    'null',
    '[]',
    '{"slip":3}',
    '{"a":',
    '9'.repeat(400),
    '{"slip":{"lines":[null,{},{"selection":[[1]]}]}}',
  ])('SYS-12 begins anew with %j', (garbage) => expect(kept(garbage)).toEqual(NEW_DESK));

  it('SYS-12 drops lines that the rules do not know any more, and keeps the others', () => {
    const lines = [
      { ...bet, id: 4 },
      { ...bet, id: 5, play: 'gone' },
      { ...bet, id: 6, selection: [['x'], [], [], [], []] },
      { ...bet, id: 7, multiple: 0 },
      { ...bet, id: 8, unitMinor: 3 },
    ];
    expect(kept(JSON.stringify({ slip: { lines } })).slip.lines).toEqual([{ ...bet, id: 1 }]);
    window.sessionStorage.setItem(key, JSON.stringify({ slip: { lines } }));
    expect(readDesk(window.sessionStorage, key, threeDigit).slip.lines).toEqual([]);
  });
});
