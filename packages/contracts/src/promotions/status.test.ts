import { describe, expect, it } from 'vitest';
import {
  actionOf,
  PROMOTION_KINDS,
  PROMOTION_PHASES,
  PROMOTION_STATUSES,
  promotionStatus,
  TAKING_STATES,
} from './status';

/** By hand: a row a state, in the order of the phases coming soon, open, stopped, closed. */
const TABLE = {
  NONE: ['comingSoon', 'join', 'close', 'closed'],
  CLAIMABLE: ['comingSoon', 'claim', 'close', 'closed'],
  JOINED: ['comingSoon', 'joined', 'close', 'closed'],
  SIGNED_TODAY: ['comingSoon', 'signed', 'close', 'closed'],
  APPLIED: ['applying', 'applying', 'applying', 'applying'],
  IN_PROCESS: ['process', 'process', 'process', 'process'],
  REJECTED: ['rejected', 'rejected', 'rejected', 'rejected'],
  ISSUED: ['issued', 'issued', 'issued', 'issued'],
  CLAIMED: ['claimed', 'claimed', 'claimed', 'claimed'],
} as const;

describe('the status of a promotion', () => {
  it.each(TAKING_STATES)('PROMO-02 of a member who is %s follows in each phase', (state) => {
    expect(PROMOTION_PHASES.map((phase) => promotionStatus(phase, state))).toEqual(TABLE[state]);
  });

  it('PROMO-02 is one of twelve, each of which comes up', () => {
    expect(PROMOTION_STATUSES).toHaveLength(12);
    expect(new Set(Object.values(TABLE).flat())).toEqual(new Set(PROMOTION_STATUSES));
  });

  it('PROMO-02 has one action at most, that of its kind', () => {
    const actions = (status: (typeof PROMOTION_STATUSES)[number]) =>
      PROMOTION_KINDS.map((kind) => actionOf(kind, status));
    expect(actions('join')).toEqual([null, 'join', 'claim', 'apply', 'sign', 'join']);
    for (const status of ['claim', 'issued'] as const) expect(new Set(actions(status))).toEqual(new Set(['claim']));
    const others = PROMOTION_STATUSES.filter((status) => !['join', 'claim', 'issued'].includes(status));
    for (const status of others) expect(new Set(actions(status))).toEqual(new Set([null]));
  });
});
