import { login } from '@tonalli/contracts/session/wire';
import { fetchBalance } from '@tonalli/contracts/wallet/wire';
import { createControlClient } from '@tonalli/qa/client';
import { describe, expect, it } from 'vitest';
import { type Credentials, logIn, tryLogIn } from '../../testing/log-in';
import { serveOwn, serveWorlds } from '../../testing/stage';
import { journalOf } from './journal-part';

const stage = await serveWorlds({ seed: 'light' });

const VERA = { username: 'vera', password: 'Clave1234' };
const DEMO = { username: 'demo', password: 'Demo1234' };

/** Logs in and reads a balance. */
async function visit(who: Credentials): Promise<void> {
  await stage.platform.value(fetchBalance, {}, await logIn(stage.platform, who, stage.here));
}

const lastSeq = () => journalOf(stage.world).entries().at(-1)?.seq ?? 0;

describe('a test that is exported', () => {
  it('QA-05 is of the people of the scenarios and of the default data, and green in a new world', async () => {
    await stage.qa.run('applyScenarios', { names: ['vip-player'] });
    await visit(VERA);
    await visit(DEMO);
    const before = stage.platform.worlds.list().length;
    const { source, trouble } = await stage.qa.run('exportTest', {});
    expect([trouble, source.startsWith('import ')]).toEqual([null, true]);
    const applied = source.indexOf("await world.run('applyScenarios', { names: ['vip-player'] });");
    const declared = source.indexOf("const vera = await replay.account('vera');");
    expect([applied > 0, declared > applied]).toEqual([true, true]);
    expect(source).toContain("const demo = await replay.account('demo', 'Demo1234');");
    expect(source).toContain('username: vera.username, password: vera.password');
    expect(source).not.toContain('replay.member(');
    expect(stage.platform.worlds.list()).toHaveLength(before);
  });

  it('QA-05 begins with the scenarios that were applied before what it plays, and with sessions that were open', async () => {
    await stage.qa.run('applyScenarios', { names: ['vip-player'] });
    const as = await logIn(stage.platform, VERA, stage.here);
    const from = lastSeq() + 1;
    await stage.platform.value(fetchBalance, {}, as);
    const { source, trouble } = await stage.qa.run('exportTest', { from });
    expect(trouble).toBeNull();
    expect(source).toMatch(/applyScenarios', { names: \['vip-player'\] }\);\n {2}const vera = /);
    expect(source).toContain("replay.call('fetchBalance', {}, { as: await replay.session(vera) });");
  });

  it('QA-05 tells apart whom a scenario brings that is applied again', async () => {
    for (const username of ['vera', 'vera2']) {
      await stage.qa.run('applyScenarios', { names: ['vip-player'] });
      await visit({ ...VERA, username });
    }
    const { source, trouble } = await stage.qa.run('exportTest', {});
    expect(trouble).toBeNull();
    expect(source.match(/const vera2? = await replay\.account\('vera2?'\);/g)).toHaveLength(2);
  });

  it('QA-05 says in its first line when it is not green, and where', async () => {
    const { id } = await stage.qa.run('findMember', { id: 'demo' });
    await stage.qa.run('setMemberStatus', { id, status: 'suspended' });
    expect((await tryLogIn(stage.platform, DEMO, stage.here)).envelope).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
    const { source, trouble } = await stage.qa.run('exportTest', {});
    expect(trouble).toBe('login: "OK" instead of "ACCOUNT_SUSPENDED"');
    expect(source.split('\n', 1)).toEqual([`// This test is not green in a new world. ${trouble}`]);
  });

  it('QA-02 QA-05 is tried beside as many worlds as are kept, of which none has to go', async () => {
    const { url, worlds, call } = await serveOwn({ worldLimits: { max: 2 } });
    for (const name of ['one', 'two']) worlds.create({ name });
    await call(login, { ...DEMO, type: 'username' }, { world: 'two' });
    expect((await createControlClient({ url, world: 'two' }).run('exportTest', {})).trouble).toBeNull();
    expect(worlds.list().map(({ name }) => name)).toEqual(['default', 'one', 'two']);
  });
});
