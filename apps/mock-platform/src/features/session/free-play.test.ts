import { fetchMemberInfo } from '@tonalli/contracts/account/wire';
import { sealUnderSharedKey } from '@tonalli/contracts/sealing';
import { freePlayTicket } from '@tonalli/contracts/session/free-play-ticket';
import * as session from '@tonalli/contracts/session/wire';
import { fetchBalance } from '@tonalli/contracts/wallet/wire';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMember } from '../../people/create-member';
import { serveMember } from '../../testing/stage';
import type { World } from '../../world/world';

const HALF_A_DAY_MS = 12 * 60 * 60_000;
const CHANCE = 'a-text-of-chance-that-is-long-enough';

const served = await serveMember();
let world: World;
beforeEach(() => {
  ({ world } = served);
});

const sealed = (text: string) => sealUnderSharedKey(world.platform.merchant.key, text);
const ask = async (random: string) => {
  const { platform, here } = served;
  const { envelope } = await platform.call(
    session.loginFreePlay,
    { os: 'Linux', platform: 'W', random, gatewayVersion: 3 },
    here,
  );
  return envelope;
};
let texts = 0;
const enter = async () => {
  texts += 1;
  const envelope = await ask(await sealed(freePlayTicket(Date.now(), `${CHANCE}-${texts}`)));
  return session.LoginAnswer.parse(envelope.success && envelope.value);
};

describe('the text that opens a trial account', () => {
  it('GAME-06 opens one, however often it is sent', async () => {
    const text = freePlayTicket(Date.now(), `${CHANCE}-once`);
    const random = await sealed(text);
    expect(await ask(random)).toMatchObject({ success: true });
    expect(await ask(random)).toMatchObject({ success: false, code: 'SEAL_REPLAYED' });
    expect(await ask(await sealed(text))).toMatchObject({ code: 'SEAL_REPLAYED' });
  });

  it('GAME-06 is one of now, where it says when it was made', async () => {
    // The text tells whole seconds.
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 1_000) * 1_000 });
    onTestFinished(() => void vi.useRealTimers());
    const answerAt = async (ageMs: number) =>
      ask(await sealed(freePlayTicket(Date.now() - ageMs, `${CHANCE}${ageMs}`)));
    for (const ageMs of [61_000, -61_000]) expect(await answerAt(ageMs)).toMatchObject({ code: 'SEAL_STALE' });
    for (const ageMs of [60_000, -60_000]) expect(await answerAt(ageMs)).toMatchObject({ success: true });
  });

  it('WIRE-01 may be any random text of another gateway, once', async () => {
    const random = await sealed('Zx81-plain-chance');
    expect(await ask(random)).toMatchObject({ success: true });
    expect(await ask(random)).toMatchObject({ code: 'SEAL_REPLAYED' });
  });
});

/** Every table with a row that names this member. */
function traces(memberId: string): string[] {
  const columns = world.sqlite
    .prepare<[], { table: string; column: string }>(
      `SELECT t.name AS "table", c.name AS "column" FROM sqlite_master t JOIN pragma_table_info(t.name) c
        WHERE t.type = 'table' AND c.type = 'TEXT'`,
    )
    .all();
  return columns.flatMap(({ table, column }) =>
    world.sqlite.prepare(`SELECT 1 FROM "${table}" WHERE "${column}" = ?`).get(memberId) ? [table] : [],
  );
}

const comeLater = (id: string) =>
  createMember(world, { username: `after${id}`, passwordHash: null, type: 0, createdAt: world.clock.now() });

describe('a trial account that nobody used', () => {
  it('DEV-09 GAME-06 leaves no trace once its session is over', async () => {
    const { customerId } = await enter();
    comeLater(customerId);
    expect(traces(customerId)).toContain('members');
    world.clock.advance(HALF_A_DAY_MS);
    expect(traces(customerId)).toContain('members');
    world.clock.advance(1);
    expect(traces(customerId)).toEqual([]);
  });

  it('DEV-09 goes only when somebody came after it, so that nobody gets its number', async () => {
    const { customerId } = await enter();
    world.clock.advance(HALF_A_DAY_MS + 1);
    const next = comeLater(customerId);
    expect(next.id).not.toBe(customerId);
    world.clock.advance(HALF_A_DAY_MS + 1);
    expect([traces(customerId), traces(next.id).length > 0]).toEqual([[], true]);
  });

  it('GAME-06 shows the play money that its first game brings', async () => {
    const { token, customerId } = await enter();
    const options = { ...served.here, token };
    expect(await served.platform.value(fetchBalance, {}, options)).toMatchObject({ main: '10000.00' });
    expect(await served.platform.value(fetchMemberInfo, {}, options)).toMatchObject({ balance: '10000.00' });
    expect(world.sqlite.prepare('SELECT 1 FROM postings WHERE ? IN (from_owner, to_owner)').all(customerId)).toEqual(
      [],
    );
  });
});

describe('a trial account that was used', () => {
  it('DEV-09 stays in the books with what it played', async () => {
    const { customerId } = await enter();
    comeLater(customerId);
    const grant = { kind: 'trial.grant', key: `grant ${customerId}`, reference: 'a game', amountMinor: 100 } as const;
    world.ledger.post({ ...grant, memberId: customerId, at: world.clock.now() });
    world.clock.advance(2 * HALF_A_DAY_MS);
    expect(traces(customerId)).toEqual(expect.arrayContaining(['members', 'postings', 'accounts']));
  });
});
