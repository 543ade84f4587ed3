import { Envelope } from '@tonalli/contracts/envelope';
import { expect, it } from 'vitest';
import { REFERRAL_RATE } from '../../features/referral';
import { servePlatform } from '../../testing/stage';
import { mintMember } from './mint-member';

const platform = await servePlatform({ seed: 'light' });

async function control(path: string, body: object): Promise<Envelope> {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return Envelope.parse(await (await platform.fetch(`/qa/api${path}`, init)).json());
}

it('QA-08 settles a bet without a game: money, record and level follow as from any other', async () => {
  const { id } = await mintMember(platform.world, { balanceMinor: 150_000 });
  const answer = await control('/bets', { memberId: id, stake: '1500.00', payout: '200.00' });
  expect(answer).toEqual({ success: true, value: { roundId: expect.stringMatching(/^qa-/), balance: '200.00' } });
  const level = platform.world.sqlite.prepare('SELECT vip_level FROM members WHERE id = ?').pluck();
  expect(level.get(id)).toBe(1);
  expect(await control('/bets', { memberId: id, stake: '200.01' })).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
  expect(await control('/bets', { memberId: 'M999999', stake: '1.00' })).toMatchObject({ code: 'USER_NOT_FOUND' });
  expect(platform.world.ledger.audit().findings).toEqual([]);
});

it('MEM-12 sets the rate of the commission, within bounds', async () => {
  expect(await control('/referral/rate', { basisPoints: 120 })).toEqual({ success: true, value: { basisPoints: 120 } });
  expect(platform.world.settings.get(REFERRAL_RATE)).toBe(120);
  expect(await control('/referral/rate', { basisPoints: 5_000 })).toMatchObject({ code: 'INVALID_REQUEST' });
});
