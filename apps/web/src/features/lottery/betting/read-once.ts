import { parseTypedNumbers, type TypedNumbers } from '@tonalli/lottery/entry/typed-numbers';
import type { TypedRow } from '@tonalli/lottery/play';

/** Reads typed numbers, and gives what it read last for the same text: a key is read where it is pressed, and where it is drawn. */
export function createReader(): (text: string, row: TypedRow) => TypedNumbers {
  let last: { text: string; row: TypedRow; read: TypedNumbers } | null = null;
  return (text, row) => {
    if (last?.text !== text || last.row !== row) last = { text, row, read: parseTypedNumbers(text, row) };
    return last.read;
  };
}
