import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import type { PolicyId } from '@tonalli/contracts/policy/choices';
import { PolicyValues } from '@tonalli/contracts/policy/values';
import { dayStartInZone } from '../../clock/zone-days';
import { repository, type World } from '../../world/world';
import { NO_RULES } from './no-rules';
import { type PolicyRule, packOf } from './packs';
import { putAt } from './policy-keys';
import { POLICY_PACK } from './policy-settings';

/** What a pack rules from one moment to another, in which no rule of it begins or ends. */
export interface PolicySpan {
  readonly id: PolicyId;
  /** Milliseconds since epoch; without a beginning or end that is known, infinite. */
  readonly from: number;
  readonly until: number;
  readonly values: PolicyValues;
  readonly rules: readonly PolicyRule[];
}

const startOf = (day: string): number => dayStartInZone(day, OPERATOR_TIME_ZONE);

/** Amounts stand below keys that say so. */
function inWorldUnits(key: string, value: unknown, units: number): unknown {
  if (typeof value === 'number') return /Minor(\.|$)/.test(key) ? value * units : value;
  if (Array.isArray(value)) return value.map((each) => inWorldUnits('', each, units));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inWorldUnits(name, each, units)]));
}

function spanOf(id: PolicyId, at: number): PolicySpan {
  const pack = packOf(id);
  const values: Record<string, unknown> = { ...NO_RULES };
  const rules: PolicyRule[] = [];
  let from = Number.NEGATIVE_INFINITY;
  let until = Number.POSITIVE_INFINITY;
  for (const rule of pack.rules) {
    const begin = startOf(rule.from);
    const end = rule.until === undefined ? Number.POSITIVE_INFINITY : startOf(rule.until);
    for (const moment of [begin, end]) {
      if (moment <= at) from = Math.max(from, moment);
      else until = Math.min(until, moment);
    }
    if (at < begin || at >= end) continue;
    rules.push(rule);
    putAt(values, rule.key, inWorldUnits(rule.key, rule.value, pack.worldUnits ?? 1));
  }
  return { id, from, until, values: PolicyValues.parse(values), rules };
}

const latest = repository((): { span: PolicySpan | null } => ({ span: null }));

/** What is ruled in a world now, with the moment of the next change. From memory, but when a rule begins or ends. */
export function policySpan(world: World): PolicySpan {
  const memory = latest(world);
  const id = world.settings.get(POLICY_PACK);
  const now = world.clock.now();
  const { span } = memory;
  if (span && span.id === id && span.from <= now && now < span.until) return span;
  memory.span = spanOf(id, now);
  return memory.span;
}

/** The rules of the world's jurisdiction that hold now; amounts are minor units. */
export const policyOf = (world: World): PolicyValues => policySpan(world).values;

/** The rules of the world's pack at a moment, milliseconds since epoch; with each rule's source for who reports them. */
export const policyAt = (world: World, at: number): PolicySpan => spanOf(world.settings.get(POLICY_PACK), at);
