export type PageSlot = { kind: 'page'; page: number } | { kind: 'gap'; after: number };

export interface PageWindowOptions {
  page: number;
  pageCount: number;
  /** Pages always shown at each end. */
  marginPages?: number | undefined;
  /** Pages shown around the current one, itself included. */
  rangePages?: number | undefined;
}

/**
 * Which page numbers to show: the margins, a window of constant width about the current page, and a gap
 * where two or more pages are left out (a single one is shown in place of its gap). Pages count from 1.
 */
export function pageWindow({ page, pageCount, marginPages = 2, rangePages = 5 }: PageWindowOptions): PageSlot[] {
  const current = Math.min(Math.max(1, page), Math.max(1, pageCount));
  const first = Math.max(1, Math.min(current - Math.floor(rangePages / 2), pageCount - rangePages + 1));
  const last = Math.min(pageCount, first + rangePages - 1);
  const isShown = (candidate: number) =>
    candidate <= marginPages || candidate > pageCount - marginPages || (candidate >= first && candidate <= last);

  const slots: PageSlot[] = [];
  let previous = 0;
  for (let candidate = 1; candidate <= pageCount; candidate += 1) {
    if (!isShown(candidate)) continue;
    const missing = candidate - previous - 1;
    if (missing === 1) slots.push({ kind: 'page', page: candidate - 1 });
    if (missing > 1) slots.push({ kind: 'gap', after: previous });
    slots.push({ kind: 'page', page: candidate });
    previous = candidate;
  }
  return slots;
}
