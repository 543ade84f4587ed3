import { LINE_CHECK_SAMPLES } from '@tonalli/contracts/constants';
import type { Contact } from '@tonalli/contracts/system/api';
import { useCallback, useEffect, useState } from 'react';
import { measureLine } from '../measure-line';

export type Mirror = Contact['mirrors'][number];

export type Line =
  | { state: 'measuring'; taken: number }
  | { state: 'reached'; milliseconds: number }
  | { state: 'failed' };

export interface LineCheck {
  /** In the order of the mirrors. */
  lines: readonly Line[];
  /** Samples, of all mirrors together. */
  taken: number;
  total: number;
  running: boolean;
  /** The index of the fastest mirror, once all were measured and one answered. */
  fastest: number | null;
  again: () => void;
}

const START: Line = { state: 'measuring', taken: 0 };
const takenOf = (line: Line): number => (line.state === 'measuring' ? line.taken : LINE_CHECK_SAMPLES);

/** Measures the way to every mirror at once, from the first time that they are shown, and again when asked to. */
export function useLineCheck(mirrors: readonly Mirror[]): LineCheck {
  const [round, setRound] = useState(0);
  const [lines, setLines] = useState<readonly Line[]>(() => mirrors.map(() => START));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round measures again
  useEffect(() => {
    const calledOff = new AbortController();
    const { signal } = calledOff;
    const set = (index: number, line: Line) => {
      if (!signal.aborted) setLines((present) => present.map((each, place) => (place === index ? line : each)));
    };
    setLines(mirrors.map(() => START));
    mirrors.forEach(({ url }, index) => {
      measureLine(url, { signal, onSample: (taken) => set(index, { state: 'measuring', taken }) }).then(
        (milliseconds) => set(index, milliseconds === null ? { state: 'failed' } : { state: 'reached', milliseconds }),
        () => undefined,
      );
    });
    return () => calledOff.abort();
  }, [mirrors, round]);

  const running = lines.some(({ state }) => state === 'measuring');
  return {
    lines,
    taken: lines.reduce((sum, line) => sum + takenOf(line), 0),
    total: lines.length * LINE_CHECK_SAMPLES,
    running,
    fastest: running ? null : fastestOf(lines),
    again: useCallback(() => setRound((before) => before + 1), []),
  };
}

function fastestOf(lines: readonly Line[]): number | null {
  let fastest: { index: number; milliseconds: number } | null = null;
  for (const [index, line] of lines.entries()) {
    if (line.state !== 'reached') continue;
    if (!fastest || line.milliseconds < fastest.milliseconds) fastest = { index, milliseconds: line.milliseconds };
  }
  return fastest?.index ?? null;
}
