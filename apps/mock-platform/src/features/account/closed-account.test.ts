import { listDownline } from '@tonalli/contracts/downlines/wire';
import { checkUsername } from '@tonalli/contracts/registration/wire';
import { describe, expect, it } from 'vitest';
import { findMember, findMemberByUsername } from '../../people/find-member';
import { protectionOf } from '../../people/player-protection';
import { recruiterOfAccount } from '../../people/recruiters';
import { mintPlayer, playerOf, tryLogIn } from '../../testing/log-in';
import { undone } from '../../testing/undone';
import { payWithdrawal, rejectWithdrawal } from '../cashier';
import { codeOf } from '../cashier/cashier-fixture';
import { setMemberStatus } from '../session';
import { closeMember } from './close-account';
import { closedAccounts, payClosedAccount, reopenAccount } from './closed-accounts';
import { MAIN_MINOR, serveClosing } from './closing-fixture';

const fixture = await serveClosing();
const { platform, world } = fixture;

describe('an account that is closed', () => {
  it('MEM-17 lets nobody in, and says how its payout stands to whoever has the password', async () => {
    const closed = await fixture.told(fixture.close());
    expect(await fixture.refusedLogin()).toEqual({ code: 'ACCOUNT_CLOSED', closed });
    expect(await codeOf(tryLogIn(platform, { ...fixture.ana, password: 'no es esta' }))).toBe('LOGIN_FAILED');
    payWithdrawal(world, fixture.idOf(closed));
    expect((await fixture.refusedLogin())?.closed).toMatchObject({ payout: { status: 'PAID' }, balanceMinor: 0 });
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('MEM-17 keeps what comes back of a rejected payout, which the operator pays again', async () => {
    const closed = await fixture.told(fixture.close());
    rejectWithdrawal(world, fixture.idOf(closed));
    expect((await fixture.refusedLogin())?.closed).toMatchObject({
      payout: { status: 'REJECTED' },
      balanceMinor: MAIN_MINOR,
    });
    expect(world.ledger.audit().findings).toEqual([]);
    payClosedAccount(world, fixture.ana.id);
    expect((await fixture.refusedLogin())?.closed).toMatchObject({
      payout: { status: 'REQUESTED', amountMinor: MAIN_MINOR },
      balanceMinor: 0,
    });
    expect(() => payClosedAccount(world, fixture.ana.id)).toThrow(
      expect.objectContaining({ code: 'INSUFFICIENT_FUNDS' }),
    );
    expect(fixture.payouts()).toBe(2);
  });

  it('MEM-17 is opened again by the operator alone, with what is there', async () => {
    const closed = await fixture.told(fixture.close());
    rejectWithdrawal(world, fixture.idOf(closed));
    expect(() => setMemberStatus(world, fixture.ana.id, 'active')).toThrow(
      expect.objectContaining({ code: 'ACCOUNT_CLOSED' }),
    );
    reopenAccount(world, { memberId: fixture.ana.id, reason: 'Lo pidió por teléfono' });
    expect(await fixture.refusedLogin()).toBeNull();
    expect([fixture.balance(fixture.ana), protectionOf(world, fixture.ana.id).isClosed]).toEqual([MAIN_MINOR, false]);
    expect(
      world.sqlite
        .prepare('SELECT reopen_reason FROM account_closures WHERE member_id = ?')
        .pluck()
        .get(fixture.ana.id),
    ).toBe('Lo pidió por teléfono');
    expect(() => reopenAccount(world, { memberId: fixture.ana.id, reason: 'otra vez' })).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
    fixture.ana = { ...fixture.ana, ...playerOf(world, fixture.ana.id) };
    await fixture.told(fixture.close());
    expect(closedAccounts(world, 1)).toMatchObject([{ memberId: fixture.ana.id }]);
  });

  it('MEM-17 takes nothing more: deposits go back, transfers and bonuses are refused', async () => {
    const late = await fixture.deposit(fixture.ana, 30_000);
    await fixture.told(fixture.close());
    fixture.simulate(late, 'approve');
    world.clock.advance(1_000);
    expect(fixture.balance(fixture.ana)).toBe(0);
    expect(
      world.sqlite
        .prepare('SELECT status FROM deposit_orders WHERE id = ?')
        .pluck()
        .get(Number(late.slice(1))),
    ).toBe('REJECTED');
    expect(world.ledger.houseBalance('house.overLimit')).toBe(0);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('MEM-17 keeps its user name, and brings nobody in', async () => {
    const row = findMember(world, fixture.ana.id);
    expect(recruiterOfAccount(world, row?.account ?? '')?.id).toBe(fixture.ana.id);
    await fixture.told(fixture.close());
    expect(recruiterOfAccount(world, row?.account ?? '')).toBeNull();
    expect(findMemberByUsername(world, fixture.ana.username)?.id).toBe(fixture.ana.id);
    const { free } = await platform.value(checkUsername, { username: fixture.ana.username });
    expect(free).toBe(false);
  });

  it('MEM-17 stays in the downline of its agent, masked', async () => {
    const agent = await mintPlayer(world, { type: 1 });
    const below = await mintPlayer(world, { uplineId: agent.id, username: `bajax` });
    const rows = async () => (await platform.value(listDownline, { limit: '20' }, { token: agent.token })).rows;
    expect(await rows()).toMatchObject([{ name: below.username, status: 'active', balance: '0.00' }]);
    closeMember(world, { memberId: below.id });
    expect(await rows()).toMatchObject([
      { memberId: below.id, name: 'b••••x', nickname: null, status: 'closed', balance: null, level: 1 },
    ]);
  });
});

describe('the audit of closed accounts', () => {
  const findings = () => world.ledger.audit().findings.filter((line) => line.includes(fixture.ana.id));

  it.each([
    ['has a session', () => playerOf(world, fixture.ana.id)],
    [
      'that did not come back',
      () => {
        world.sqlite
          .prepare("UPDATE accounts SET balance_minor = 5 WHERE kind = 'member.main' AND owner_id = ?")
          .run(fixture.ana.id);
        world.sqlite
          .prepare('UPDATE account_closures SET closed_at = closed_at + 1 WHERE member_id = ?')
          .run(fixture.ana.id);
      },
    ],
    ['is active', () => world.sqlite.prepare("UPDATE members SET status = 'active' WHERE id = ?").run(fixture.ana.id)],
  ])('MEM-17 finds one that %s', async (said, spoil) => {
    await fixture.told(fixture.close());
    expect(findings()).toEqual([]);
    undone(world, () => {
      spoil();
      expect(findings().join()).toContain(said);
    });
  });
});
