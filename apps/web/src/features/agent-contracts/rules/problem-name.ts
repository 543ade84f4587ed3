import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import type { TermsProblem } from '@tonalli/contracts/agent-contracts/terms';

type Found = Pick<TermsProblem, 'problem' | 'tier'>;
/** One problem may mean two things: what it is called for people. */
export type ProblemName = TermsProblem['problem'] | 'OTHER_PERIOD' | 'OTHER_GAMES';

/** A dividend has to be of the period of one's own contract; a salary has none. Games that the own contract leaves out are above it too. */
export function problemName({ problem, tier }: Found, kind: ContractKind): ProblemName {
  if (problem === 'PERIOD_NOT_ALLOWED' && kind === 'dividend') return 'OTHER_PERIOD';
  if (problem === 'ABOVE_OWN_RATE' && tier === null) return 'OTHER_GAMES';
  return problem;
}
