import { hash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { ErrorCode } from '@tonalli/contracts/errors';
import { isErrorCode } from '@tonalli/contracts/errors';
import { PlatformFailure } from '../kernel/failure';
import { repository, type World } from '../world/world';
import type { Answer } from './envelope';

/** First answers are kept this long. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

export interface IdempotentCall {
  /** Whose key it is: the endpoint's name and the member or merchant. */
  scope: string;
  key: string;
  bodyHash: string;
  at: number;
}

interface Row {
  body_hash: string;
  http_status: number;
  envelope: string;
  code: string | null;
}

const firstAnswers = repository(({ sqlite }) => ({
  find: sqlite.prepare<[string, string], Row>('SELECT * FROM idempotency_keys WHERE scope = ? AND key = ?'),
  keep: sqlite.prepare<[string, string, string, number, string, ErrorCode | null, number]>(
    'INSERT INTO idempotency_keys (scope, key, body_hash, http_status, envelope, code, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  ),
  forget: sqlite.prepare<[number]>(
    'DELETE FROM idempotency_keys WHERE rowid IN (SELECT rowid FROM idempotency_keys WHERE at < ? ORDER BY at LIMIT 4)',
  ),
}));

/**
 * Answers as the first call with this key was answered, or makes and keeps the first answer.
 * Runs inside the transaction in which `make` does its work. Throws `IDEMPOTENCY_KEY_REUSED`.
 */
export function answerOnce(world: World, call: IdempotentCall, make: () => Answer): Answer {
  const { find, keep, forget } = firstAnswers(world);
  const first = find.get(call.scope, call.key);
  if (first) {
    if (first.body_hash !== call.bodyHash) throw new PlatformFailure('IDEMPOTENCY_KEY_REUSED');
    const body = unpacked(first.envelope);
    return { status: first.http_status, body, code: isErrorCode(first.code) ? first.code : null };
  }
  const answer = make();
  keep.run(call.scope, call.key, call.bodyHash, answer.status, packed(answer.body), answer.code, call.at);
  forget.run(call.at - KEPT_MS);
  return answer;
}

/** From here on an answer is cheaper to deflate than to write: it says much the same of each of its lines. */
const LONG_CHARACTERS = 4_096;
/** No envelope begins so. */
const DEFLATED = 'deflated:';

/** A line repeats what stood a few hundred characters before: a larger window would only take longer to lay out. */
const QUICKLY = { level: 1, windowBits: 11, memLevel: 5 };

const packed = (body: string): string =>
  body.length < LONG_CHARACTERS ? body : DEFLATED + deflateRawSync(body, QUICKLY).toString('base64');

const unpacked = (envelope: string): string =>
  envelope.startsWith(DEFLATED)
    ? inflateRawSync(Buffer.from(envelope.slice(DEFLATED.length), 'base64')).toString('utf8')
    : envelope;

/** A digest of a payload that does not depend on the order of its fields. */
export function hashBody(payload: unknown): string {
  return hash('sha256', JSON.stringify(sorted(payload)), 'base64url');
}

let latest: { readonly names: readonly string[]; readonly ordered: readonly string[] } = { names: [], ordered: [] };

function hasLatestNames(given: object): boolean {
  let place = 0;
  for (const name in given) {
    if (name !== latest.names[place]) return false;
    place += 1;
  }
  return place === latest.names.length;
}

/** Its names, sorted; the parts of a list mostly have the same ones. */
function namesInOrder(given: object): readonly string[] {
  if (hasLatestNames(given)) return latest.ordered;
  const names = Object.keys(given);
  latest = { names, ordered: names.toSorted() };
  return latest.ordered;
}

/** With its fields in the order of their names; a list of what has none is not copied. An uploaded picture says for itself how it is written. */
function sorted(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || 'toJSON' in part) return part;
  return Array.isArray(part) ? sortedList(part) : sortedFields(part as Record<string, unknown>);
}

function sortedList(list: readonly unknown[]): readonly unknown[] {
  let copy: unknown[] | null = null;
  for (let index = 0; index < list.length; index += 1) {
    const part = sorted(list[index]);
    if (part === list[index]) continue;
    copy ??= list.slice();
    copy[index] = part;
  }
  return copy ?? list;
}

/** Whatever is no list of JSON has fields. */
function sortedFields(given: Record<string, unknown>): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of namesInOrder(given)) {
    const value = sorted(given[name]);
    // Assigned, it would be no field.
    if (name === '__proto__') Object.defineProperty(fields, name, { value, enumerable: true });
    else fields[name] = value;
  }
  return fields;
}
