import type { Observation } from './check';
import { isKept, type Result } from './run-list';

/** A value of a rule, or what was seen, on one line. */
export function inWords(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return value.map(inWords).join(value.some(isObject) ? '; ' : ', ') || 'none';
  if (!isObject(value)) return String(value);
  return Object.entries(value)
    .map(([name, each]) => `${name} ${inWords(each)}`)
    .join(', ');
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What was done and seen; of what is not as the rule wants it, what it wants. */
export const observationInWords = (observation: Observation): string => {
  const { what, wanted, seen } = observation;
  return `${what}: ${inWords(seen)}${isKept(observation) ? '' : ` (the rule wants ${inWords(wanted)})`}`;
};

/** The value in force, since when, and whose word it is. */
export const ruleInWords = ({ rule, next }: Result) => {
  if (!rule) return { value: next ? `no rule before ${next}` : 'no rule', since: '', source: '', mark: '' };
  const { value, from, until, source, toConfirm } = rule;
  const since = until === undefined ? from : `${from} until ${until}`;
  return { value: inWords(value), since, source, mark: toConfirm ? 'to confirm' : '' };
};

/** How many rules hold, do not, and do not apply. */
export function countInWords(results: readonly Result[]): string {
  const count = (wanted: Result['result']) => results.filter(({ result }) => result === wanted).length;
  return `${count('holds')} hold, ${count('does not hold')} do not, ${count('not applicable')} are not applicable`;
}
