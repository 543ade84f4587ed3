import { closeAccount, fetchClosing } from '@tonalli/contracts/account/wire-closing';
import type { LiveEvent } from '@tonalli/contracts/live';
import { formatMoney } from '@tonalli/contracts/money';
import { describe, expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { findMember } from '../../people/find-member';
import { mintPlayer, playerOf } from '../../testing/log-in';
import { parseOrderId } from '../cashier';
import { codeOf } from '../cashier/cashier-fixture';
import { keepConsents, readConsents } from '../consents';
import { IDENTITY_CHECK } from '../identity-check';
import { grantPoints } from '../points';
import { openSessionsOf, setMemberStatus } from '../session';
import { closedAccounts } from './closed-accounts';
import { MAIN_MINOR, serveClosing, VENDOR_MINOR } from './closing-fixture';

const fixture = await serveClosing();
const { platform, world } = fixture;

describe('closing an account', () => {
  it('MEM-17 shows what is paid out and what is lost before anything happens', async () => {
    fixture.moveToVendor();
    fixture.giveBonus(20_000, 'one');
    fixture.giveBonus(5_000, 'two');
    grantPoints(world, fixture.ana.id, 77);
    expect(await fixture.view()).toMatchObject({
      blockers: [],
      payout: '600.50',
      accounts: [{ accountId: fixture.ana.accountId, isDefault: true }],
      loss: { bonus: '250.00', freePlays: 0, points: 77, rewards: 0, tickets: 0 },
    });
    fixture.untouched(MAIN_MINOR - VENDOR_MINOR);
  });

  it('MEM-17 pays all wallets out by one payout without a fee, and leaves nothing', async () => {
    fixture.moveToVendor();
    fixture.giveBonus(20_000, 'one');
    fixture.giveBonus(5_000, 'two');
    grantPoints(world, fixture.ana.id, 77);
    const deposit = await fixture.deposit(fixture.ana, 30_000);
    world.transaction(() =>
      keepConsents(world, {
        ...{ memberId: fixture.ana.id, to: [{ product: 'casino', channel: 'email' }], at: world.clock.now() },
      }),
    );
    const other = playerOf(world, fixture.ana.id);
    const heldMinor = fixture.heldMinor();
    const heard: LiveEvent[] = [];
    const unsubscribe = world.events.subscribe((event) => heard.push(event));
    const closed = await fixture.told(fixture.close({ changed: { bonus: '250.00' } }));
    unsubscribe();

    expect(closed).toMatchObject({ payout: { amountMinor: MAIN_MINOR, status: 'REQUESTED' }, balanceMinor: 0 });
    expect(closed.payout?.maskedClabe).toMatch(/^•••• \d{4}$/);
    expect(fixture.heldMinor()).toBe(heldMinor + MAIN_MINOR);
    expect(fixture.countOf('SELECT fee_minor FROM withdrawals WHERE id = ?', fixture.idOf(closed))).toBe(0);
    expect(world.ledger.wallets(fixture.ana.id).every(({ balanceMinor }) => balanceMinor === 0)).toBe(true);
    expect(
      world.sqlite.prepare('SELECT state, ending FROM bonus_grants WHERE member_id = ?').all(fixture.ana.id),
    ).toEqual(Array.from({ length: 2 }, () => ({ state: 'FORFEITED', ending: 'CLOSING' })));
    expect(
      world.sqlite
        .prepare('SELECT status FROM deposit_orders WHERE id = ?')
        .pluck()
        .get(Number(deposit.slice(1))),
    ).toBe('EXPIRED');
    expect(readConsents(world, fixture.ana.id).states.some(({ isGiven }) => isGiven)).toBe(false);
    expect(openSessionsOf(world, fixture.ana.id)).toEqual([]);
    const ends = heard.filter((event) => event.type === 'session-ended');
    expect(ends).toHaveLength(2);
    for (const end of ends) expect(end).toMatchObject({ customerId: fixture.ana.id, closed });
    expect(await codeOf(platform.call(fetchClosing, {}, { token: other.token }))).toBe('TOKEN_INVALID');
    expect(closedAccounts(world, 1)).toMatchObject([
      {
        memberId: fixture.ana.id,
        paidOutMinor: MAIN_MINOR,
        bonusLostMinor: 25_000,
        pointsLost: 77,
        turnoverLeftMinor: 0,
      },
    ]);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('MEM-17 pays the smallest balance too, whatever the limits of withdrawals and what is still to be staked', async () => {
    const small = await fixture.somebody(1);
    expect(await fixture.told(fixture.close({ who: small, changed: { payout: '0.01' } }))).toMatchObject({
      payout: { amountMinor: 1 },
    });
    const rich = await fixture.somebody(0);
    const order = await fixture.deposit(rich, 500_000);
    fixture.simulate(order, 'approve');
    const balanceMinor = fixture.balance(rich);
    const asked = { payout: formatMoney(balanceMinor), bonus: (await fixture.view(rich)).loss.bonus };
    await fixture.told(fixture.close({ who: rich, changed: asked }));
    expect(closedAccounts(world, 1)).toMatchObject([{ memberId: rich.id, turnoverLeftMinor: balanceMinor }]);
  });

  it('MEM-17 of an empty account pays nothing and asks for no payment password', async () => {
    const poor = await mintPlayer(world, { paymentPassword: null, identityChecked: false });
    const input = { payout: '0.00', paymentPassword: undefined };
    expect(await fixture.told(fixture.close({ who: poor, changed: input }))).toMatchObject({
      payout: null,
      balanceMinor: 0,
    });
    expect(fixture.payouts(poor.id)).toBe(0);
    expect(findMember(world, poor.id)?.status).toBe('closed');
  });

  it('MEM-17 goes to the account that was chosen, and to no other member’s', async () => {
    const bea = await fixture.somebody();
    expect(await codeOf(fixture.close({ changed: { accountId: bea.accountId } }))).toBe('BANK_ACCOUNT_NOT_FOUND');
    fixture.untouched();
    const second = await fixture.bind(fixture.ana, 900_000);
    const { payout } = await fixture.told(fixture.close({ changed: { accountId: second } }));
    expect(payout?.maskedClabe.slice(-4)).toBe(
      String(
        world.sqlite.prepare('SELECT clabe FROM bank_accounts WHERE id = ?').pluck().get(parseOrderId('A', second)),
      ).slice(-4),
    );
  });
});

describe('what is refused', () => {
  it('MEM-17 wrong secrets, which count, and change nothing', async () => {
    expect(await codeOf(fixture.close({ changed: { password: 'no es esta' } }))).toBe('PASSWORD_WRONG');
    expect(await codeOf(fixture.close({ changed: { password: undefined } }))).toBe('PASSWORD_WRONG');
    expect(await codeOf(fixture.close({ changed: { paymentPassword: '000000' } }))).toBe('PAYMENT_PASSWORD_WRONG');
    expect(await codeOf(fixture.close({ changed: { paymentPassword: undefined } }))).toBe('PAYMENT_PASSWORD_WRONG');
    fixture.untouched();
    for (let count = 0; count < 2; count += 1) await fixture.close({ changed: { paymentPassword: '000000' } });
    expect(await codeOf(fixture.close({ changed: { paymentPassword: '000000' } }))).toBe('PAYMENT_PASSWORD_LOCKED');
    expect(await codeOf(fixture.close())).toBe('PAYMENT_PASSWORD_LOCKED');
    fixture.untouched();
  });

  it('MEM-17 a login password that was wrong five times', async () => {
    for (let count = 0; count < 5; count += 1) await fixture.close({ changed: { password: 'no es esta' } });
    expect(await codeOf(fixture.close())).toBe('ACCOUNT_LOCKED');
    fixture.untouched();
  });

  it.each([
    ['payout', formatMoney(MAIN_MINOR - 1)],
    ['payout', formatMoney(MAIN_MINOR + 1)],
    ['bonus', '0.01'],
  ])('MEM-17 another %s than there is: what was shown has to hold', async (field, amount) => {
    expect(await codeOf(fixture.close({ changed: { [field]: amount } }))).toBe('CLOSING_CHANGED');
    fixture.untouched();
  });

  it('MEM-17 money without a bank account, a payment password or the identity check', async () => {
    const bare = await mintPlayer(world, { balanceMinor: 500, paymentPassword: null, identityChecked: false });
    world.settings.set(IDENTITY_CHECK, { ...world.settings.get(IDENTITY_CHECK), requiredBefore: 'firstWithdrawal' });
    const blockers = (await fixture.view(bare)).blockers.map(({ kind }) => kind);
    expect(blockers).toEqual(['identity', 'bankAccount', 'paymentPassword']);
    expect(await codeOf(fixture.close({ who: bare, changed: { payout: '5.00' } }))).toBe('CLOSING_BLOCKED');
    expect(fixture.balance(bare)).toBe(500);
    world.settings.set(IDENTITY_CHECK, { ...world.settings.get(IDENTITY_CHECK), requiredBefore: 'nothing' });
    expect((await fixture.view(bare)).blockers.map(({ kind }) => kind)).toEqual(['bankAccount', 'paymentPassword']);
  });

  it('MEM-17 a payout under way, until it is over', async () => {
    const order = await fixture.withdrawal(fixture.ana, 20_000);
    expect((await fixture.view()).blockers).toEqual([{ kind: 'withdrawals', count: 1 }]);
    expect(await codeOf(fixture.close({ changed: { payout: formatMoney(MAIN_MINOR - 20_000) } }))).toBe(
      'CLOSING_BLOCKED',
    );
    fixture.untouched(MAIN_MINOR - 20_000);
    fixture.simulate(order, 'reject');
    expect((await fixture.view()).blockers).toEqual([]);
    await fixture.told(fixture.close());
  });

  it('MEM-17 an agent with downlines', async () => {
    const agent = await mintPlayer(world, { type: 1 });
    await mintMember(world, { uplineId: agent.id });
    await mintMember(world, { uplineId: agent.id });
    expect((await fixture.view(agent)).blockers).toEqual([{ kind: 'downlines', count: 2 }]);
    expect(await codeOf(fixture.close({ who: agent, changed: { payout: '0.00' } }))).toBe('CLOSING_BLOCKED');
    expect(findMember(world, agent.id)?.status).toBe('active');
  });

  it('MEM-17 trial accounts, suspended members and whoever has no session', async () => {
    const trial = await fixture.player(1_000, 4);
    expect(await codeOf(fixture.close({ who: trial }))).toBe('TRIAL_ACCOUNT');
    expect(await codeOf(platform.call(fetchClosing, {}, { token: trial.token }))).toBe('TRIAL_ACCOUNT');
    expect(await codeOf(platform.call(closeAccount, {}, { idempotencyKey: 'nobody' }))).toBe('TOKEN_MISSING');
    setMemberStatus(world, fixture.ana.id, 'suspended');
    expect(await codeOf(fixture.close())).toBe('TOKEN_INVALID');
    expect(fixture.balance(fixture.ana)).toBe(MAIN_MINOR);
  });

  it('MEM-17 requests without a key, with another body for a key, or that are no request', async () => {
    expect(
      await codeOf(platform.call(closeAccount, { payout: '0.00', bonus: '0.00' }, { token: fixture.ana.token })),
    ).toBe('IDEMPOTENCY_KEY_REQUIRED');
    await fixture.close({ key: `same-${fixture.ana.id}`, changed: { payout: '1.00' } });
    expect(await codeOf(fixture.close({ key: `same-${fixture.ana.id}` }))).toBe('IDEMPOTENCY_KEY_REUSED');
    for (const changed of [{ payout: '-1.00' }, { payout: 'all' }, { paymentPassword: '12' }, { extra: 1 }])
      expect(await codeOf(fixture.close({ changed }))).toBe('INVALID_REQUEST');
    fixture.untouched();
  });
});

describe('closing at once', () => {
  it('MEM-17 by the same key many times pays once and gives no other answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => fixture.close({ key: `once-${fixture.ana.id}` })),
    );
    // Whoever comes after the sessions have ended has none any more.
    const given = answers.map(({ envelope }) => (envelope.success ? JSON.stringify(envelope.value) : envelope.code));
    expect(new Set(given.filter((one) => one !== 'TOKEN_INVALID')).size).toBe(1);
    expect([fixture.payouts(), fixture.balance(fixture.ana)]).toEqual([1, 0]);
    expect(await codeOf(fixture.close({ key: `once-${fixture.ana.id}` }))).toBe('TOKEN_INVALID');
    expect(fixture.payouts()).toBe(1);
  });

  it('MEM-17 by several keys and sessions pays once', async () => {
    const there = { ...playerOf(world, fixture.ana.id), accountId: fixture.ana.accountId };
    const codes = await Promise.all([fixture.close(), fixture.close({ who: there }), fixture.close()].map(codeOf));
    expect(codes.toSorted()).toEqual(['OK', 'TOKEN_INVALID', 'TOKEN_INVALID']);
    expect([fixture.payouts(), fixture.balance(fixture.ana)]).toEqual([1, 0]);
    expect(fixture.countOf('SELECT count(*) FROM account_closures WHERE member_id = ?', fixture.ana.id)).toBe(1);
  });

  it('MEM-17 and a withdrawal that comes first leaves the account open', async () => {
    const [first, second] = await Promise.all([fixture.createWithdrawal(fixture.ana, 20_000), fixture.close()]);
    expect([first.envelope.success, second.envelope]).toMatchObject([
      true,
      { success: false, code: 'CLOSING_CHANGED' },
    ]);
    fixture.untouched(MAIN_MINOR - 20_000);
  });
});
