import { FaultEffect, type FaultKind } from '@tonalli/qa/fault-effects';
import type { Fault } from '@tonalli/qa/faults';

/** What stands in the form, as it was typed. */
export interface FaultDraft {
  endpoint: string;
  kind: FaultKind;
  milliseconds: string;
  minimum: string;
  maximum: string;
  status: string;
  code: string;
  pieces: string;
  member: string;
  nth: string;
  count: string;
  /** In percent. */
  probability: string;
}

export const EMPTY_DRAFT: FaultDraft = {
  endpoint: 'fetchBalance',
  kind: 'latency',
  milliseconds: '800',
  minimum: '',
  maximum: '',
  status: '503',
  code: 'UNKNOWN',
  pieces: '',
  member: '',
  nth: '',
  count: '',
  probability: '',
};

const number = (text: string) => (text === '' ? undefined : Number(text));
const filled = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));

function effectOf(draft: FaultDraft): unknown {
  const { kind } = draft;
  const [milliseconds, minimum, maximum] = [draft.milliseconds, draft.minimum, draft.maximum].map(number);
  if (kind === 'latency') {
    const spread = minimum !== undefined || maximum !== undefined;
    return filled(spread ? { kind, minimum, maximum, shape: 'normal' } : { kind, milliseconds });
  }
  if (kind === 'status') return { kind, status: number(draft.status) };
  if (kind === 'error') return { kind, code: draft.code };
  if (kind === 'drip') return filled({ kind, milliseconds, pieces: number(draft.pieces) });
  return { kind };
}

/** The fault that the form describes; null with the field's trouble in words while it describes none. */
export function readDraft(draft: FaultDraft): { fault: Fault | null; input: Record<string, unknown>; trouble: string } {
  const effect = FaultEffect.safeParse(effectOf(draft));
  const percent = number(draft.probability);
  const input = filled({
    endpoint: draft.endpoint,
    effect: effectOf(draft),
    member: draft.member.trim(),
    nth: number(draft.nth),
    count: number(draft.count),
    probability: percent === undefined ? undefined : percent / 100,
  });
  if (!effect.success) return { fault: null, input, trouble: effect.error.issues[0]?.message ?? '' };
  return { fault: { ...input, endpoint: draft.endpoint, effect: effect.data }, input, trouble: '' };
}
