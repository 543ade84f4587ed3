import type { ErrorCode } from '@tonalli/contracts/errors';
import { LIMIT_KINDS, type LimitReached, OWN_LIMIT_PERIODS } from '@tonalli/contracts/limits/periods';
import { failureCode, platformPart, property, requestIdOf } from './failure-code';

export interface FieldFailure {
  patternId: string;
  min?: number | undefined;
  max?: number | undefined;
}

/** What the screens need to know of a failed call, whatever its cause. */
export interface PlatformFailure {
  code: ErrorCode;
  captcha: boolean;
  retryAfterSeconds: number | null;
  fields: Record<string, FieldFailure>;
  /** Which of the member's own limits is in the way. */
  limit: LimitReached | null;
  /** The game that is open, where only one may be. */
  openGameId: string | null;
  requestId: string | null;
}

/** Reads a failure from anything thrown by a query or mutation. */
export function readFailure(error: unknown): PlatformFailure {
  const platform = platformPart(error);
  return {
    code: failureCode(error),
    captcha: property(platform, 'captcha') === true,
    retryAfterSeconds: numberAt(platform, 'retryAfterSeconds') ?? null,
    fields: fieldsPart(property(platform, 'fields')),
    limit: limitPart(property(platform, 'limit')),
    openGameId: textAt(property(platform, 'openGame'), 'nodeId'),
    requestId: requestIdOf(error),
  };
}

function fieldsPart(fields: unknown): Record<string, FieldFailure> {
  if (typeof fields !== 'object' || fields === null) return {};
  const read: Record<string, FieldFailure> = {};
  for (const [name, value] of Object.entries(fields)) {
    const patternId = property(value, 'patternId');
    if (typeof patternId !== 'string') continue;
    read[name] = { patternId, min: numberAt(value, 'min'), max: numberAt(value, 'max') };
  }
  return read;
}

function limitPart(limit: unknown): LimitReached | null {
  const kind = LIMIT_KINDS.find((known) => known === property(limit, 'kind'));
  const period = OWN_LIMIT_PERIODS.find((known) => known === property(limit, 'period'));
  if (!kind || !period) return null;
  const anew = property(limit, 'startsAnewAt');
  if (anew !== null && typeof anew !== 'string') return null;
  const unit = kind === 'time' ? 'Minutes' : 'Minor';
  const [most, used] = [numberAt(limit, `limit${unit}`), numberAt(limit, `used${unit}`)];
  if (most === undefined || used === undefined) return null;
  const reached = { period, startsAnewAt: anew };
  return kind === 'time'
    ? { kind, ...reached, limitMinutes: most, usedMinutes: used }
    : { kind, ...reached, limitMinor: most, usedMinor: used };
}

function textAt(value: unknown, name: string): string | null {
  const at = property(value, name);
  return typeof at === 'string' ? at : null;
}

function numberAt(value: unknown, name: string): number | undefined {
  const at = property(value, name);
  return typeof at === 'number' ? at : undefined;
}
