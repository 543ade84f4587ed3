export interface Verdict {
  readonly id: string;
  readonly goal: string;
  /** What was measured, ready to print. */
  readonly measured: string;
  readonly spread: string;
  /** Processor time a request, ready to print; empty where nothing was loaded. */
  readonly cpu: string;
  /** The slow control, measured by the same gate. */
  readonly control: string;
  readonly outcome: 'met' | 'not met' | 'noisy' | 'gate proves nothing' | 'not measured';
}

/** A gate that the control passes too proves nothing, nor does a noisy run. */
export function judge(gate: { met: boolean; controlMet: boolean; noisy: boolean }): Verdict['outcome'] {
  if (gate.noisy) return 'noisy';
  if (gate.controlMet) return 'gate proves nothing';
  return gate.met ? 'met' : 'not met';
}

export function printTable(verdicts: readonly Verdict[]): void {
  const head = {
    id: 'id',
    goal: 'goal',
    measured: 'measured',
    spread: 'spread',
    cpu: 'CPU',
    control: 'control',
    outcome: '',
  };
  const columns = ['id', 'goal', 'measured', 'spread', 'cpu', 'control', 'outcome'] as const;
  const rows = [head, ...verdicts];
  const width = (column: (typeof columns)[number]) => Math.max(...rows.map((row) => row[column].length));
  for (const row of rows) console.log(columns.map((column) => row[column].padEnd(width(column))).join('  '));
}
