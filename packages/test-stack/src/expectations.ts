import { isDeepStrictEqual } from 'node:util';
import type { EndpointName } from '@tonalli/contracts/endpoints';
import type { ControlClient } from '@tonalli/qa/client';
import type { JournalLine } from '@tonalli/qa/journal';

export interface ExpectedCall {
  /** How often; at least once when left out. */
  times?: number;
  /** Fields of the request, in wire form; what is not named may be anything. */
  with?: Record<string, unknown>;
  /** `OK`, or a code of the catalogue. */
  code?: string;
  /** By id or user name. */
  member?: string;
}

/** How many near misses a failure shows. */
const SHOWN_MISSES = 3;

/**
 * The calls of this world that fit. Rejects when there are not as many as expected, with the calls of
 * that name that came nearest and the fields in which they differ.
 */
export async function expectCall(
  world: Pick<ControlClient, 'run'>,
  name: EndpointName,
  expected: ExpectedCall = {},
): Promise<JournalLine[]> {
  const calls = await world.run('listJournal', { endpoint: name, kind: 'call', limit: 2_000 });
  const judged = calls.map((call) => ({ call, differences: differencesOf(call, expected) }));
  const fitting = judged.filter(({ differences }) => differences.length === 0);
  const isEnough = expected.times === undefined ? fitting.length > 0 : fitting.length === expected.times;
  if (isEnough) return fitting.map(({ call }) => call);

  const wanted = expected.times === undefined ? 'at least once' : `${expected.times} times`;
  const misses = judged
    .filter(({ differences }) => differences.length > 0)
    .sort((a, b) => a.differences.length - b.differences.length)
    .slice(0, SHOWN_MISSES);
  throw new Error(
    [
      `expected ${name} ${wanted}${describe(expected)}, found ${fitting.length} of ${calls.length} calls of that name`,
      ...fitting.map(({ call }) => `  fits: ${head(call)}`),
      ...misses.flatMap(({ call, differences }) => [
        `  near: ${head(call)}`,
        ...differences.map((line) => `    ${line}`),
      ]),
      ...(calls.length === 0 ? [await othersOf(world)] : []),
    ].join('\n'),
  );
}

const head = ({ seq, member, code, requestId }: JournalLine): string =>
  `entry ${seq}${member ? ` of ${member.username}` : ''} answered ${code}, request ${requestId ?? 'without id'}`;

function describe({ with: fields, code, member }: ExpectedCall): string {
  const given = Object.entries({ with: fields, code, member }).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '' : ` ${given.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(', ')}`;
}

function differencesOf(call: JournalLine, { with: fields = {}, code, member }: ExpectedCall): string[] {
  const request: Record<string, unknown> = Object(call.request);
  const lines = Object.entries(fields).flatMap(([field, wanted]) =>
    isDeepStrictEqual(request[field], wanted) ? [] : [`${field}: ${shown(request[field])} instead of ${shown(wanted)}`],
  );
  if (code !== undefined && call.code !== code) lines.push(`answered ${call.code} instead of ${code}`);
  const isOthers = member !== undefined && call.member?.id !== member && call.member?.username !== member;
  if (isOthers) lines.push(`of ${call.member?.username ?? 'nobody'} instead of ${member}`);
  return lines;
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

async function othersOf(world: Pick<ControlClient, 'run'>): Promise<string> {
  const all = await world.run('listJournal', { kind: 'call', limit: 2_000 });
  const names = [...new Set(all.map(({ name }) => name))];
  return names.length === 0 ? '  this world was not called at all' : `  what was called: ${names.join(', ')}`;
}
