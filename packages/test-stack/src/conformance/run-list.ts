import { isDeepStrictEqual } from 'node:util';
import type { PolicyId } from '@tonalli/contracts/policy/choices';
import type { Check, Look, Observation } from './check';
import { nextRule, type Pack, type PackRule, readPack, ruleOn } from './packs';
import { openStage, type Stage, type StageRequest } from './stage';

/** How the platform stands to one key of a pack on one day. */
export interface Result {
  readonly key: string;
  /** In force on the day; undefined: none is. */
  readonly rule: PackRule | undefined;
  /** The first day of the key's next rule; undefined: none is known. */
  readonly next: string | undefined;
  readonly result: 'holds' | 'does not hold' | 'not applicable';
  /** Why not applicable, or what went wrong on the way. */
  readonly why: string;
  readonly observations: readonly Observation[];
}

export interface DayReport {
  readonly day: string;
  readonly results: readonly Result[];
}

export interface Report {
  readonly pack: PolicyId;
  readonly title: string;
  readonly currency: string;
  readonly days: readonly DayReport[];
}

export interface ListRequest {
  platformUrl: string;
  pack: PolicyId;
  days: readonly string[];
  checks: ReadonlyMap<string, Check>;
  /** Which of the pack's keys; left out: all. */
  keys?: readonly string[];
  /** By which players call the platform. */
  send?: typeof fetch;
}

export const isKept = ({ wanted, seen }: Observation): boolean => isDeepStrictEqual(seen, wanted);

type Judged = Pick<Result, 'result' | 'why' | 'observations'>;

function judge(look: Look): Judged {
  if ('missing' in look) return { result: 'does not hold', why: look.missing, observations: [] };
  if ('notApplicable' in look) return { result: 'not applicable', why: look.notApplicable, observations: [] };
  if (look.length === 0) return { result: 'does not hold', why: 'the check saw nothing', observations: [] };
  return { result: look.every(isKept) ? 'holds' : 'does not hold', why: '', observations: look };
}

async function perform(check: Check, ruled: unknown, request: StageRequest): Promise<Judged> {
  let stage: Stage | undefined;
  const open = async () => {
    stage = await openStage(request);
    return stage;
  };
  try {
    return judge(await check.look(open, ruled));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { result: 'does not hold', why, observations: [] };
  } finally {
    await stage?.control.remove();
  }
}

/** Checks, each in a world of its own, that wait for each other's passwords to be hashed. */
const AT_ONCE = 6;

const NO_CHECK: Judged = { result: 'does not hold', why: 'there is no check of this key', observations: [] };

async function runDay(pack: Pack, day: string, request: ListRequest): Promise<DayReport> {
  const { platformUrl, checks, keys = pack.keys, send = fetch } = request;
  const resultOf = async (key: string): Promise<Result> => {
    const rule = ruleOn(pack, key, day);
    const check = checks.get(key);
    const judged = check ? await perform(check, rule?.worldValue, { platformUrl, pack, day, send }) : NO_CHECK;
    return { key, rule, next: nextRule(pack, key, day)?.from, ...judged };
  };
  const wanted = pack.keys.filter((key) => keys.includes(key));
  const results: Result[] = [];
  for (let at = 0; at < wanted.length; at += AT_ONCE)
    results.push(...(await Promise.all(wanted.slice(at, at + AT_ONCE).map(resultOf))));
  return { day, results };
}

/** Goes through every key of a pack on each of these days, in a world of its own each. */
export async function runList(request: ListRequest): Promise<Report> {
  const pack = readPack(request.pack);
  const days: DayReport[] = [];
  for (const day of request.days) days.push(await runDay(pack, day, request));
  return { pack: pack.id, title: pack.title, currency: pack.currency, days };
}

export const conforms = ({ days }: Report): boolean =>
  days.every(({ results }) => results.every(({ result }) => result !== 'does not hold'));
