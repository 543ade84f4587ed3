import { useEffect, useState } from 'react';

const WHOLE_MS = 2_000;
const LONGEST_STEP_MS = 350;

const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * How many of a draw's numbers are open. What is there when the page is opened is open; what comes later opens in drawing order, all
 * of it within two seconds whatever the numbers are, or at once where the reader prefers stillness. `isNew`: it came while somebody looked.
 */
export function useUnveiled(issue: string, total: number): { out: number; isNew: boolean } {
  const [state, setState] = useState({ issue, out: total, isNew: false });
  if (state.issue !== issue) setState({ issue, out: 0, isNew: true });
  const { out } = state;
  useEffect(() => {
    if (out >= total) return;
    const stepMs = Math.min(LONGEST_STEP_MS, WHOLE_MS / total);
    const next = wantsStillness() ? total : out + 1;
    const timer = setTimeout(() => setState({ issue, out: next, isNew: true }), next === total ? 0 : stepMs);
    return () => clearTimeout(timer);
  }, [issue, out, total]);
  return { out: Math.min(out, total), isNew: state.isNew };
}
