import type { LiveEvent } from '@tonalli/contracts/live';
import { expect, it } from 'vitest';
import type { Session } from '../session/session';
import { MEMBER } from '../testing/fake-values';
import { addressTo } from './addressed';

const session: Session = { ...MEMBER, username: 'demo', mustChangePassword: false, sid: 's', expiresAt: 0 };
const event: LiveEvent = { type: 'cashier', customerId: MEMBER.customerId };
const language = 'es';

it('MEM-03 tells a member that an order of theirs has another state, and nothing of it', () => {
  expect(addressTo(event, { language, session })).toEqual({ type: 'cashier' });
});

it('S2 MEM-03 tells nobody else, and no visitor', () => {
  expect(addressTo(event, { language, session: { ...session, customerId: 'M999999' } })).toBeNull();
  expect(addressTo(event, { language, session: null })).toBeNull();
});
