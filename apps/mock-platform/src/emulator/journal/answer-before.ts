import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../../transport/envelope';
import { type Entry, requestOf } from '../../world/recorder';

/** What the same call of the same member was answered the time before; null when it never was, or that was forgotten. */
export function answerBefore(entries: readonly Entry[], asked: Entry): Answer | null {
  const [{ name, member }, request] = [asked, requestOf(asked)];
  const before = entries.findLast(
    (entry) =>
      entry.name === name &&
      entry.code === 'OK' &&
      entry.body !== null &&
      entry.member?.id === member?.id &&
      isDeepStrictEqual(requestOf(entry), request),
  );
  return before?.body ? { status: 200, body: before.body, code: null } : null;
}
