import { MAX_BANK_ACCOUNTS } from '@tonalli/contracts/cashier/states';
import * as wire from '@tonalli/contracts/cashier/wire';
import { clabeCheckDigit } from '@tonalli/contracts/clabe';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Player } from '../../testing/log-in';
import { clabeOf, codeOf, serveCashier } from './cashier-fixture';

const fixture = await serveCashier();
let player: Player;

beforeEach(async () => {
  player = await fixture.player(0);
});

const add = (clabe: string, idempotencyKey: string = crypto.randomUUID()) =>
  fixture.platform.call(wire.addBankAccount, { clabe, holder: 'Ana Luna' }, { token: player.token, idempotencyKey });
const list = async () => (await fixture.platform.value(wire.listBankAccounts, {}, { token: player.token })).accounts;

describe('bound bank accounts', () => {
  it('MEM-04 shows the bank of the CLABE; the first account is the default', async () => {
    await fixture.bind(player, 1);
    expect(await codeOf(add(clabeOf(2, 823)))).toBe('OK');
    expect((await list()).map(({ bank, isDefault }) => [bank.name, isDefault])).toEqual([
      ['Banco Anáhuac', true],
      ['Tesoro Popular', false],
    ]);
  });

  it('MEM-04 lists the 23 banks with a logo and a code each', async () => {
    const { banks } = await fixture.platform.value(wire.listBanks, {}, { token: player.token });
    expect(banks).toHaveLength(23);
    expect(new Set(banks.map(({ code }) => code)).size).toBe(23);
    const logo = await fetch(new URL(banks[0]?.logo ?? '', fixture.platform.url));
    expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  it('MEM-04 refuses a CLABE that is wrong, of no bank we know, or bound before', async () => {
    const right = clabeOf(3);
    const wrong = right.slice(0, -1) + ((Number(right.at(-1)) + 1) % 10);
    const foreign = '00218070000000001';
    expect(await codeOf(add(wrong))).toBe('CLABE_INVALID');
    expect(await codeOf(add('801'))).toBe('CLABE_INVALID');
    expect(await codeOf(add(foreign + clabeCheckDigit(foreign)))).toBe('BANK_UNKNOWN');
    expect(await codeOf(add(right))).toBe('OK');
    expect(await codeOf(add(right))).toBe('BANK_ACCOUNT_TAKEN');
    expect(await list()).toHaveLength(1);
  });

  it('MEM-04 binds an account once for a key that repeats, and answers as at first', async () => {
    const first = await add(clabeOf(4), 'account-key');
    expect(first.envelope).toMatchObject({ success: true, value: { isDefault: true } });
    await fixture.bind(player, 5);
    expect((await add(clabeOf(4), 'account-key')).envelope).toEqual(first.envelope);
    expect(await codeOf(add(clabeOf(6), 'account-key'))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await list()).toHaveLength(2);
  });

  it('MEM-04 keeps five accounts at most', async () => {
    for (let account = 0; account < MAX_BANK_ACCOUNTS; account += 1) await fixture.bind(player, 100 + account);
    expect(await codeOf(add(clabeOf(999)))).toBe('BANK_ACCOUNT_LIMIT');
  });

  it('MEM-04 makes another the default, and passes it on when the default is removed', async () => {
    const first = await fixture.bind(player, 1);
    const second = await fixture.bind(player, 2);
    const { token } = player;
    await fixture.platform.value(wire.chooseBankAccount, { accountId: second }, { token });
    expect((await list()).map(({ accountId }) => accountId)).toEqual([second, first]);
    await fixture.platform.value(wire.removeBankAccount, { accountId: second }, { token });
    expect((await list()).map(({ accountId, isDefault }) => [accountId, isDefault])).toEqual([[first, true]]);
  });

  it("S2 MEM-04 leaves another member's accounts alone", async () => {
    const accountId = await fixture.bind(player, 1);
    const other = await fixture.player(0);
    const { token } = other;
    for (const endpoint of [wire.removeBankAccount, wire.chooseBankAccount]) {
      expect(await codeOf(fixture.platform.call(endpoint, { accountId }, { token }))).toBe('BANK_ACCOUNT_NOT_FOUND');
    }
    const own = await fixture.bind(other, 1);
    await fixture.platform.value(wire.chooseBankAccount, { accountId: own }, { token });
    expect((await list()).map(({ isDefault }) => isDefault)).toEqual([true]);
  });
});
