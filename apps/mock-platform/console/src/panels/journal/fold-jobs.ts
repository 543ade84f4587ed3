import type { Line } from './journal-row';

export interface FoldedLine {
  line: Line;
  /** How many runs of the same job, one after the other, this stands for. */
  runs: number;
}

/** A job that ran again and again with nothing in between is one line. */
export function foldJobs(lines: readonly Line[]): FoldedLine[] {
  const folded: FoldedLine[] = [];
  for (const line of lines) {
    const last = folded.at(-1);
    const again = last?.line.kind === 'job' && line.kind === 'job' && last.line.name === line.name;
    if (last && again && last.line.code === line.code) last.runs += 1;
    else folded.push({ line, runs: 1 });
  }
  return folded;
}
