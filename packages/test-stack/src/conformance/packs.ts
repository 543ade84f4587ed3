import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { POLICY_IDS, type PolicyId } from '@tonalli/contracts/policy/choices';
import { parse } from 'yaml';
import { z } from 'zod';

const Rule = z.object({
  key: z.string(),
  value: z.unknown(),
  from: z.iso.date(),
  until: z.iso.date().optional(),
  source: z.string(),
  toConfirm: z.literal(true).optional(),
});

const Pack = z.object({
  id: z.enum(POLICY_IDS),
  titles: z.object({ en: z.string() }),
  currency: z.string(),
  worldUnits: z.int().default(1),
  rules: z.array(Rule),
});

/** A rule as its file says it. `worldValue`: with amounts in minor units of the world's currency. */
export type PackRule = z.infer<typeof Rule> & { readonly worldValue: unknown };

/** Read from its file anew, apart from the code that the platform reads it by. */
export interface Pack {
  readonly id: PolicyId;
  readonly title: string;
  readonly currency: string;
  readonly rules: readonly PackRule[];
  /** Of all rules, those that are over and those to come too. */
  readonly keys: readonly string[];
}

const PACKS = new URL('../../../../apps/mock-platform/data/policies/', import.meta.url);

/** Amounts, wherever a name says that they are, in the world's units. */
function inWorldUnits(name: string, value: unknown, units: number): unknown {
  if (typeof value === 'number') return name.endsWith('Minor') ? value * units : value;
  if (Array.isArray(value)) return value.map((each) => inWorldUnits('', each, units));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([inner, each]) => [inner, inWorldUnits(inner, each, units)]));
}

export function readPack(id: PolicyId): Pack {
  const file = fileURLToPath(new URL(`${id.toLowerCase()}.yaml`, PACKS));
  const { titles, currency, worldUnits, rules } = Pack.parse(parse(readFileSync(file, 'utf8')));
  return {
    id,
    title: titles.en,
    currency,
    rules: rules.map((rule) => ({ ...rule, worldValue: inWorldUnits(rule.key, rule.value, worldUnits) })),
    keys: [...new Set(rules.map(({ key }) => key))],
  };
}

/** The rule of a key on a day (such as `2026-01-19`); undefined: there is none. */
export const ruleOn = ({ rules }: Pack, key: string, day: string): PackRule | undefined =>
  rules.find((rule) => rule.key === key && rule.from <= day && (rule.until === undefined || day < rule.until));

/** The rule of a key that begins next after a day. */
export const nextRule = ({ rules }: Pack, key: string, day: string): PackRule | undefined =>
  rules.filter((rule) => rule.key === key && rule.from > day).sort((one, other) => (one.from < other.from ? -1 : 1))[0];
