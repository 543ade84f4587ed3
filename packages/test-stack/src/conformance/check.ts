import type { PaceClass } from '@tonalli/contracts/policy/choices';
import { type AgeBands, PolicyValues } from '@tonalli/contracts/policy/values';
import { z } from 'zod';
import type { Stage } from './stage';

type Parted = 'minCycleMs' | 'autoplay' | 'quickPlay' | 'maxStakeMinor' | 'exclusionReturnWaitH';

/** What the rule of a key says: keys of `PolicyValues`, or parts of one after a dot, as in the packs. */
export type RuleValues = Omit<PolicyValues, Parted> &
  Record<`minCycleMs.${PaceClass}`, number> &
  Record<`autoplay.${PaceClass}` | `quickPlay.${PaceClass}`, boolean> &
  Record<`maxStakeMinor.${PaceClass}`, AgeBands> &
  Record<`exclusionReturnWaitH.${keyof PolicyValues['exclusionReturnWaitH']}`, number>;
export type RuleKey = keyof RuleValues;

/** One thing that was done as a player, what the rule wants of it, and what the platform did. */
export interface Observation {
  readonly what: string;
  readonly wanted: unknown;
  readonly seen: unknown;
}

export interface NotApplicable {
  readonly notApplicable: string;
}

/** Something that the rule is about is there, and nothing that keeps it. */
export interface Missing {
  readonly missing: string;
}

export type Look = readonly Observation[] | NotApplicable | Missing;

export interface Check {
  readonly key: RuleKey;
  /** `open` gives a world, if one is needed. `ruled`: amounts in the world's units; undefined: no rule is in force. */
  readonly look: (open: () => Promise<Stage>, ruled: unknown) => Promise<Look>;
}

interface Looks<Value> {
  /** What the platform is to do while no rule is in force; left out: it may do as it likes. */
  unruled?: Value;
  /** Values that forbid nothing. */
  free?: { value: Value; why: string };
  look: (stage: Stage, value: Value) => Promise<Look>;
}

/** What a key's value has to be. Throws for a key that is none. */
function schemaOf(key: RuleKey): z.ZodType {
  const [name, part = ''] = key.split('.');
  const schema = new Map<string, z.ZodType>(Object.entries(PolicyValues.shape)).get(name ?? '');
  const inner = schema instanceof z.ZodObject ? schema.shape[part] : schema;
  if (!(inner instanceof z.ZodType)) throw new TypeError(`${key} is no key of a policy`);
  return inner;
}

const NOT_RULED: NotApplicable = { notApplicable: 'no rule is in force on this day' };

export function check<Key extends RuleKey>(key: Key, { unruled, free, look }: Looks<RuleValues[Key]>): Check {
  // The schema is the one that `RuleValues` takes the key's type from.
  const schema = schemaOf(key) as z.ZodType<RuleValues[Key]>;
  return {
    key,
    async look(open, ruled) {
      if (ruled === undefined) return unruled === undefined ? NOT_RULED : look(await open(), unruled);
      const value = schema.parse(ruled);
      return free?.value === value ? { notApplicable: free.why } : look(await open(), value);
    },
  };
}

/** A key that nothing can be tried of yet, with the reason. */
export const untried = (key: RuleKey, reason: NotApplicable | Missing): Check => ({
  key,
  look: async (_open, ruled) => (ruled === undefined ? NOT_RULED : reason),
});

export const expected = (what: string, wanted: unknown, seen: unknown): Observation => ({ what, wanted, seen });
