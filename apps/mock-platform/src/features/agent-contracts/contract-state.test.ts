import { CONTRACT_ACTIONS, CONTRACT_STATES, type ContractState } from '@tonalli/contracts/agent-contracts/kinds';
import { describe, expect, it } from 'vitest';
import { actionsIn, type ContractFacts, isHeld, isOver, stateAt } from './contract-state';

const NOTHING: ContractFacts = {
  ...{ closed: null, startsAt: null, endsAt: null, suspendedAt: null, offerExpiresAt: null },
  ...{ requestOf: null, requestBy: null },
};
const NOW = 1_000;

/** Every state by facts that come to it, and by those a millisecond around. */
const STATES: readonly (readonly [ContractState, Partial<ContractFacts>])[] = [
  ['REQUESTED', { requestOf: 'new', requestBy: 'downline' }],
  ['OFFERED', { offerExpiresAt: NOW + 1 }],
  ['EXPIRED', { offerExpiresAt: NOW }],
  ['REJECTED', { closed: 'REJECTED' }],
  ['WITHDRAWN', { closed: 'WITHDRAWN', offerExpiresAt: NOW + 1 }],
  ['AGREED', { startsAt: NOW + 1 }],
  ['ACTIVE', { startsAt: NOW }],
  ['ACTIVE', { startsAt: NOW, offerExpiresAt: NOW }],
  ['AMEND_OFFERED', { startsAt: NOW, offerExpiresAt: NOW + 1 }],
  ['TERMINATION_REQUESTED', { startsAt: NOW, requestOf: 'termination', requestBy: 'upline' }],
  ['ENDING', { startsAt: NOW - 5, endsAt: NOW + 1 }],
  ['ENDED', { startsAt: NOW - 5, endsAt: NOW }],
  ['ENDED', { startsAt: NOW - 5, endsAt: NOW, suspendedAt: NOW - 1 }],
  ['SUSPENDED', { startsAt: NOW - 5, suspendedAt: NOW }],
  ['SUSPENDED', { startsAt: NOW - 5, endsAt: NOW + 1, suspendedAt: NOW }],
];

/** Written by hand: who may do what, action by action. */
const MAY: Record<(typeof CONTRACT_ACTIONS)[number], Partial<Record<ContractState, string>>> = {
  offer: {
    ...{ REQUESTED: 'upline', OFFERED: 'upline', ACTIVE: 'upline', AMEND_OFFERED: 'upline', ENDING: 'upline' },
    ...{ REJECTED: 'upline', WITHDRAWN: 'upline', EXPIRED: 'upline', ENDED: 'upline' },
  },
  withdraw: { REQUESTED: 'downline', OFFERED: 'upline', AMEND_OFFERED: 'upline', TERMINATION_REQUESTED: 'asker' },
  accept: { OFFERED: 'downline', AMEND_OFFERED: 'downline', TERMINATION_REQUESTED: 'asked' },
  reject: { REQUESTED: 'upline', OFFERED: 'downline', AMEND_OFFERED: 'downline', TERMINATION_REQUESTED: 'asked' },
  request: {
    ...{ ACTIVE: 'both', ENDING: 'downline', REJECTED: 'downline', WITHDRAWN: 'downline' },
    ...{ EXPIRED: 'downline', ENDED: 'downline' },
  },
  terminate: { AGREED: 'both', ACTIVE: 'both' },
};

const cells = CONTRACT_STATES.flatMap((state) =>
  CONTRACT_ACTIONS.flatMap((action) =>
    (['upline', 'downline'] as const).flatMap((side) =>
      (['upline', 'downline'] as const).map((asker) => ({ state, action, side, asker })),
    ),
  ),
);

describe('the states of a contract', () => {
  it.each(STATES)('CON-02 %s follows from the facts and the clock', (state, facts) => {
    expect(stateAt({ ...NOTHING, ...facts }, NOW)).toBe(state);
  });

  it('CON-02 all states of the catalogue are reached', () => {
    expect(new Set(STATES.map(([state]) => state))).toEqual(new Set(CONTRACT_STATES));
  });

  it.each(cells)('CON-02 in $state $side may $action only as said, $asker having asked', (cell) => {
    const { state, action, side, asker } = cell;
    const who = MAY[action][state];
    const byRole = {
      asker: side === asker,
      asked: side !== asker,
      both: true,
      upline: side === 'upline',
      downline: side === 'downline',
    };
    const expected = who !== undefined && byRole[who as keyof typeof byRole];
    expect(actionsIn(state, side, asker).includes(action)).toBe(expected);
  });

  it('CON-02 nothing is held and over at once', () => {
    expect(CONTRACT_STATES.filter((state) => isHeld(state) && isOver(state))).toEqual([]);
    expect(CONTRACT_STATES.filter((state) => !(isHeld(state) || isOver(state)))).toEqual([
      'REQUESTED',
      'OFFERED',
      'ENDING',
    ]);
  });
});
