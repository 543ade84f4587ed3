import { describe, expect, it } from 'vitest';
import { bigRoad, derivedRoad, LOOKS_BACK, placed } from './roads';

const roadOf = (text: string) => bigRoad([...text].map((letter) => (letter === 't' ? null : letter)));
const marks = (text: string, road: keyof typeof LOOKS_BACK) =>
  derivedRoad(roadOf(text), LOOKS_BACK[road])
    .map((run) => run.map((mark) => mark[0]).join(''))
    .join(' ');

describe('road maps', () => {
  it('GAME-11 the big road has a column for each run, and a tie on the entry before it', () => {
    const columns = roadOf('tppbtbtbp').map((run) => run.map(({ side, ties }) => `${side}${ties}`).join(' '));
    expect(columns).toEqual(['p0 p0', 'b1 b1 b0', 'p0']);
  });

  it('GAME-11 derived roads are red where the big road repeats itself, and begin a column later each', () => {
    // One side after the other: every road repeats.
    expect(marks('pbpbpb', 'bigEye')).toBe('rrrr');
    expect(marks('pbpbpb', 'smallRoad')).toBe('rrr');
    expect(marks('pbpbpb', 'cockroach')).toBe('rr');
    expect(marks('ppbb', 'bigEye')).toBe('r');
    // A run that passes the one before it breaks the pattern once, and goes on alike.
    expect(marks('ppbbbb', 'bigEye')).toBe('r b r');
    expect(marks('pppbbp', 'bigEye')).toBe('r b');
    expect(marks('pp', 'bigEye')).toBe('');
  });

  it('GAME-11 turns aside at the foot of the sheet and where the way down is taken', () => {
    const at = placed(roadOf('bbbbbbbbpp')).map(({ column, row }) => `${column},${row}`);
    expect(at).toEqual(['0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '1,5', '2,5', '1,0', '1,1']);
    const blocked = placed(roadOf('bbbbbbbpppppp')).map(({ column, row }) => `${column},${row}`);
    expect(blocked.slice(-6)).toEqual(['1,0', '1,1', '1,2', '1,3', '1,4', '2,4']);
  });
});
