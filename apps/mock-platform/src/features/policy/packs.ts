import { CURRENCY } from '@tonalli/contracts/money';
import { POLICY_IDS, type PolicyId } from '@tonalli/contracts/policy/choices';
import { z } from 'zod';
import { dataFile } from '../../kernel/data/data-files';
import { POLICY_KEYS, schemaOfKey } from './policy-keys';

const Day = z.iso.date();

const Rule = z
  .strictObject({
    key: z.enum(POLICY_KEYS),
    value: z.unknown(),
    /** The first day on which it holds, in the operator's zone. */
    from: Day,
    /** The first day on which it does not hold any more; left out: no end is known. */
    until: Day.optional(),
    source: z.string().min(1),
    /** Not found in the regulator's own words yet. */
    toConfirm: z.literal(true).optional(),
  })
  .superRefine(({ key, value, from, until }, context) => {
    const wrong = schemaOfKey(key)?.safeParse(value).error?.issues ?? [];
    for (const { path, message } of wrong) context.addIssue({ code: 'custom', path: ['value', ...path], message });
    if (until !== undefined && until <= from)
      context.addIssue({ code: 'custom', path: ['until'], message: 'has to be later than from' });
  });
export type PolicyRule = z.infer<typeof Rule>;

/** Exported for its tests. */
export const PolicyPack = z
  .strictObject({
    id: z.enum(POLICY_IDS),
    titles: z.strictObject({ es: z.string().min(1), en: z.string().min(1) }),
    /** What amounts of the rules are in, in minor units. */
    currency: z.string().regex(/^[A-Z]{3}$/),
    /** How many minor units of the world's currency one of the pack's is; left out where they are the same. */
    worldUnits: z.int().min(1).optional(),
    rules: z.array(Rule).min(1),
  })
  .superRefine(({ currency, worldUnits, rules }, context) => {
    if ((currency === CURRENCY.code) !== (worldUnits === undefined))
      context.addIssue({ code: 'custom', path: ['worldUnits'], message: 'has to be there for another currency only' });
    for (const [at, rule] of rules.entries()) {
      const earlier = rules.slice(0, at).find((other) => meet(rule, other));
      if (!earlier) continue;
      const message = `another rule of ${rule.key} holds from ${earlier.from} on`;
      context.addIssue({ code: 'custom', path: ['rules', at, 'from'], message });
    }
  });
export type PolicyPack = z.infer<typeof PolicyPack>;

const meet = (one: PolicyRule, other: PolicyRule): boolean =>
  one.key === other.key && !isOver(one, other.from) && !isOver(other, one.from);

const isOver = ({ until }: PolicyRule, day: string): boolean => until !== undefined && until <= day;

const FILES: Record<PolicyId, () => PolicyPack> = {
  'MX-TONALLI': dataFile('policies/mx-tonalli.yaml', PolicyPack),
  'GB-2026': dataFile('policies/gb-2026.yaml', PolicyPack),
};

/** The pack as its file says. Throws `DataFileError`. */
export const packOf = (id: PolicyId): PolicyPack => FILES[id]();
