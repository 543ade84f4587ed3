import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../../transport/envelope';
import type { Entry } from '../../world/recorder';

/** What the same call of the same member was answered the time before; null when it never was, or that was forgotten. */
export function answerBefore(entries: readonly Entry[], { name, member, request }: Entry): Answer | null {
  const before = entries.findLast(
    (entry) =>
      entry.name === name &&
      entry.code === 'OK' &&
      entry.body !== null &&
      entry.member?.id === member?.id &&
      isDeepStrictEqual(entry.request, request),
  );
  return before?.body ? { status: 200, body: before.body, code: null } : null;
}
