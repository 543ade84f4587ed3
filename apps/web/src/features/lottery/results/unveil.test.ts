import { describe, expect, it } from 'vitest';
import { unveil } from './unveil';

const ball = (text: string) => ({ text, tone: 'red' }) as const;
const rows = [
  { id: 'first', shape: 'digits', numbers: [ball('123')] },
  { id: null, shape: 'ball', numbers: [ball('4'), ball('5')] },
] as const;

describe('a result that opens', () => {
  it('LOTT-02 opens in drawing order, and covers the rest without a hint of what it is', () => {
    expect(unveil(rows, 2).map(({ numbers }) => numbers.map(({ text }) => text))).toEqual([['123'], ['4', '·']]);
    expect(unveil(rows, 0)[0]?.numbers).toEqual([{ text: '···', tone: 'dark' }]);
    expect(unveil(rows, 3)).toEqual(rows);
  });
});
