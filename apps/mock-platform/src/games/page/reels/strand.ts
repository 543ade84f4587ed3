import { type ReelMotion, reelMotion } from './reel-motion';
import type { CellContent } from './types';

/** Cells that run together: a column, or one cell that runs by itself. */
export interface Strand {
  readonly column: number;
  /** The row of its first cell. */
  readonly top: number;
  readonly rows: number;
  readonly motion: ReelMotion;
  /** What stands on its tape at this index. */
  at(index: number): CellContent;
  /** What shows when it next comes to rest; where it stands still, at once. */
  place(contents: readonly CellContent[]): void;
}

interface StrandOptions {
  readonly column: number;
  readonly top: number;
  readonly contents: readonly CellContent[];
  readonly strip: () => ArrayLike<string>;
  readonly isQuick: () => boolean;
  readonly onStop: () => void;
}

/** Symbols a second; boards of many rows have smaller ones, which run as fast to the eye. */
const speedOf = (rows: number): number => Math.max(27, rows * 8);
const QUICK = 1.55;

export function createStrand({ column, top, contents, strip, isQuick, onStop }: StrandOptions): Strand {
  const rows = contents.length;
  const tape = new Map<number, CellContent>();
  let coming: readonly CellContent[] = contents;
  let index = 0;
  const write = (from: number) => {
    for (const [row, content] of coming.entries()) tape.set(from + row, content);
    index = from;
  };
  const motion = reelMotion({
    speed: () => speedOf(rows) * (isQuick() ? QUICK : 1),
    settleSymbols: () => (isQuick() ? Math.max(3, rows) : Math.max(6, rows + 1)),
    onPlace: write,
    onStop,
  });
  write(0);
  return {
    ...{ column, top, rows, motion },
    at(at) {
      const known = tape.get(at);
      if (known !== undefined) return known;
      const symbols = strip();
      // Columns begin at different places, so that neighbours do not run alike.
      const place = at + column * 7 + top * 3;
      return symbols[((place % symbols.length) + symbols.length) % symbols.length] ?? '';
    },
    place(next) {
      coming = next;
      if (!motion.moving) {
        tape.clear();
        write(index);
      }
    },
  };
}
