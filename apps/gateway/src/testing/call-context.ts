import type { CallContext } from '../platform/platform';

/** Who a call is made for: somebody who is logged in, at an address of their own. */
export const CALL_CONTEXT: CallContext = {
  token: 'the-token',
  language: 'EN',
  requestId: 'request-1',
  ip: '203.0.113.9',
  host: 'play.example',
  userAgent: 'test',
  device: 'the-name-of-a-browser',
  world: null,
  idempotencyKey: null,
};
