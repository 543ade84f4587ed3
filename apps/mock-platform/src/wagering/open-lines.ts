import type { Funding } from './funding';
import type { OpenLine } from './round';

/** Undecided stakes as they are kept: lines of one sort that follow each other are kept as one, and each of them has what it says. */
export interface KeptLines extends OpenLine {
  readonly of: readonly string[];
}

function isSameSource(one: Funding, other: Funding): boolean {
  return one.account === other.account && one.amountMinor === other.amountMinor && one.grantId === other.grantId;
}

/** Nothing is owed on either by itself, and both came from the same money. */
function isOfOneSort(line: OpenLine, other: OpenLine): boolean {
  if (line.exposures.length > 0 || other.exposures.length > 0) return false;
  if (line.funding === other.funding) return true;
  if (line.funding.length !== other.funding.length) return false;
  return line.funding.every((source, index) => {
    const its = other.funding[index];
    return its !== undefined && isSameSource(source, its);
  });
}

export function keptLines(lines: ReadonlyMap<string, OpenLine>): KeptLines[] {
  const kept: (OpenLine & { of: string[] })[] = [];
  for (const [name, line] of lines) {
    const before = kept.at(-1);
    if (before && isOfOneSort(before, line)) before.of.push(name);
    else kept.push({ of: [name], ...line });
  }
  return kept;
}

/** In the order in which they were kept. */
export function openLines(kept: readonly KeptLines[]): Map<string, OpenLine> {
  const lines = new Map<string, OpenLine>();
  for (const { of, funding, exposures } of kept) for (const name of of) lines.set(name, { funding, exposures });
  return lines;
}
