import { describe, expect, it } from 'vitest';
import { isPersonal } from './handle-session-events';

describe('answers that leave with the session', () => {
  it.each([
    ['account.me', true],
    ['cashier.deposits', true],
    ['messages.list', true],
    ['points.overview', true],
    ['vip.info', true],
    ['rewards.count', true],
    ['referral.info', true],
    ['team.overview', true],
    ['lobby.favorites', true],
    ['a-feature-of-tomorrow.list', true],
    ['lobby.games', false],
    ['system.bootstrap', false],
    ['promotions.list', false],
  ])('AUTH-12 %s: %s', (path, personal) => {
    expect(isPersonal([path.split('.'), { type: 'query' }])).toBe(personal);
  });
});
