import { login } from '@tonalli/contracts/session/wire';
import { createControlClient } from '@tonalli/qa/client';
import type { AppliedScenario, ScenarioAccount } from '@tonalli/qa/scenarios';
import { STATE_MACHINES } from '@tonalli/qa/state-machines';
import { describe, expect, it } from 'vitest';
import { serveOwn, servePlatform } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { DOMAINS, PLATFORM_STATUS } from '../../world/operator-settings';
import type { World } from '../../world/world';
import { faultsOf } from '../faults/fault-list';
import { APPLIED_SCENARIOS } from './applied-scenarios';
import { applyScenarios, withLinks } from './apply-scenarios';
import { bundledScenarios } from './registry';
import { SCENARIO_GROUPS, type Scenario } from './scenario';
import { lastMember, statesOf } from './state-probe-fixture';

const SCENARIOS = bundledScenarios();
const platform = await servePlatform({ seed: 'light', webUrl: 'http://web.example' });

const KEBAB = /^[a-z]+(-[a-z]+)*$/;
/** Scenarios whose point is that one cannot get in. */
const SHUT_OUT = {
  'human-check': 'VERIFICATION_REQUIRED',
  'unregistered-ip': 'SECOND_STEP_REQUIRED',
  authenticator: 'SECOND_STEP_REQUIRED',
  'captcha-due': 'CAPTCHA_FAILED',
  'login-locked': 'ACCOUNT_LOCKED',
  'account-suspended': 'ACCOUNT_SUSPENDED',
  'closed-pending': 'ACCOUNT_CLOSED',
  'closed-rejected': 'ACCOUNT_CLOSED',
  'external-suspended': 'ACCOUNT_SUSPENDED',
  'external-authenticator': 'SECOND_STEP_REQUIRED',
  'back-office': 'ACCOUNT_NOT_MEMBER',
  'password-none': 'LOGIN_FAILED',
};

const named = (name: string): Scenario => {
  const found = SCENARIOS.find((scenario) => scenario.name === name);
  if (!found) throw new Error(`no scenario ${name}`);
  return found;
};

/** What stays of a world to be compared, the checkpoints aside. */
const rowsOf = ({ sqlite }: World) =>
  sqlite
    .prepare<[], unknown>(
      'SELECT (SELECT count(*) FROM members), (SELECT count(*) FROM postings), (SELECT group_concat(name || value) FROM settings)',
    )
    .get();

async function logIn(
  world: World,
  { username, password }: Pick<ScenarioAccount, 'username' | 'password'>,
): Promise<string> {
  const input = { username, password, type: 'username' };
  const { envelope } = await platform.call(login, input, { world: world.name });
  return envelope.success ? 'in' : envelope.code;
}

/** Lets people in again where the scenario closed the platform or broke its calls. */
function open(world: World): void {
  faultsOf(world).clear();
  world.settings.set(PLATFORM_STATUS, { status: 0, endsAtMs: null });
  world.settings.set(DOMAINS, []);
}

// In their order, so that the test of all scenarios finds what each has reached before it.
describe('the scenarios', { shuffle: false }, () => {
  it('QA-01 are at least forty, each named once, in kebab-case, in a known group and in two languages', () => {
    expect(SCENARIOS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(SCENARIOS.map(({ name }) => name)).size).toBe(SCENARIOS.length);
    expect(new Set(SCENARIOS.map(({ group }) => group))).toEqual(new Set(SCENARIO_GROUPS));
    for (const { name, title, description, lookAt } of SCENARIOS) {
      expect(name).toMatch(KEBAB);
      expect(lookAt.length, name).toBeGreaterThan(0);
      for (const { en, es } of [title, description, ...lookAt]) {
        expect([en.trim(), es.trim()], name).not.toContain('');
        expect(en, name).not.toBe(es);
      }
    }
  });

  /** The states that each scenario reached. */
  const reached = new Map<string, Set<string>>();

  /** In a world of its own whose clock runs. */
  function reach(scenario: Scenario) {
    const world = platform.worlds.create();
    world.clock.resume();
    const after = lastMember(world);
    const [applied] = applyScenarios(platform.worlds, world, [scenario]);
    reached.set(scenario.name, statesOf(world, after));
    return { world, accounts: applied?.accounts ?? [] };
  }

  it.each(SCENARIOS)(
    'QA-01 QA-09 $name of $group leaves the ledger clean, and can be logged in to',
    async (scenario) => {
      const { world, accounts } = reach(scenario);
      expect(world.ledger.audit().findings).toEqual([]);
      open(world);
      const expected = Object.entries(SHUT_OUT).find(([name]) => name === scenario.name)?.[1] ?? 'in';
      for (const account of accounts) {
        expect(await logIn(world, account), account.username).toBe(expected);
      }
      platform.worlds.remove(world.name);
    },
  );

  it('QA-01 reach together every state of every state machine', () => {
    const wanted = Object.entries(STATE_MACHINES).flatMap(([machine, states]) =>
      states.map((state) => `${machine}:${state}`),
    );
    for (const scenario of SCENARIOS) {
      if (!reached.has(scenario.name)) platform.worlds.remove(reach(scenario).world.name);
    }
    const found = new Set([...reached.values()].flatMap((states) => [...states]));
    expect([...found].sort()).toEqual(wanted.sort());
  });

  it('QA-01 can be applied twice: whoever is called as somebody before gets a number', async () => {
    const world = platform.worlds.create();
    const [first, second] = applyScenarios(platform.worlds, world, [named('vip-player'), named('vip-player')]);
    expect([first?.accounts[0]?.username, second?.accounts[0]?.username]).toEqual(['vera', 'vera2']);
    expect(await logIn(world, second?.accounts[0] ?? { username: '', password: '' })).toBe('in');
    expect(world.ledger.audit().clean).toBe(true);
  });

  it('QA-01 compose: five in one world, in their order', () => {
    const world = platform.worlds.create();
    const names = ['frozen-midnight', 'vip-player', 'agent-deep', 'flaky-wallet', 'withdrawal-paid'];
    const applied = applyScenarios(platform.worlds, world, names.map(named));
    expect(applied.map(({ name }) => name)).toEqual(names);
    expect(platform.worlds.describe(world).scenarios).toEqual(names);
    const found = statesOf(world, lastMember(platform.worlds.create()));
    expect([...found]).toEqual(expect.arrayContaining(['clock:frozen', 'withdrawal:PAID', 'vipBonus:waiting']));
    expect(faultsOf(world).list().length).toBeGreaterThan(0);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('QA-01 QA-02 come out the same in two worlds of one seed', () => {
    const bets = () => {
      const world = platform.worlds.create({ seed: 'twins', frozenAtMs: TEST_TIME_MS });
      applyScenarios(platform.worlds, world, [named('bet-history')]);
      return world.sqlite
        .prepare<[], unknown>(
          "SELECT round_id, stake_minor, payout_minor, at FROM bets WHERE member_id = (SELECT id FROM members WHERE username = 'berta')",
        )
        .all();
    };
    const [one, other] = [bets(), bets()];
    expect(one).toHaveLength(200);
    expect(other).toEqual(one);
  });

  it.each([
    ['vip-player', 'SELECT vip_level FROM members WHERE username = ?', 'vera', 3],
    ['vip-top', 'SELECT vip_level FROM members WHERE username = ?', 'sol', 8],
    [
      'agent-deep',
      'SELECT max(depth) FROM member_tree WHERE ancestor_id = (SELECT id FROM members WHERE username = ?)',
      'alma',
      4,
    ],
    [
      'referrals',
      'SELECT count(*) FROM referrals WHERE referrer_id = (SELECT id FROM members WHERE username = ?)',
      'ami',
      6,
    ],
    [
      'full-inbox',
      'SELECT count(*) FROM messages WHERE member_id = (SELECT id FROM members WHERE username = ?)',
      'memo',
      60,
    ],
  ])('QA-01 %s is what it says', (...[name, query, username, expected]) => {
    const world = platform.worlds.create();
    applyScenarios(platform.worlds, world, [named(name)]);
    expect(world.sqlite.prepare<[string], unknown>(query).pluck().get(username)).toBe(expected);
  });

  it.each([
    ['rich-player', 'rico', 9_876_543_210],
    ['broke-player', 'blanca', 0],
    ['insufficient-funds', 'poca', 50],
    ['vip-player', 'vera', 1_250_000],
  ])('QA-01 %s holds the balance that it says', (name, username, balanceMinor) => {
    const world = platform.worlds.create();
    applyScenarios(platform.worlds, world, [named(name)]);
    const id =
      world.sqlite.prepare<[string], string>('SELECT id FROM members WHERE username = ?').pluck().get(username) ?? '';
    expect(world.ledger.balance(id, 'member.main')).toBe(balanceMinor);
  });

  it('QA-01 leave a world as it was when one of their recipes fails', () => {
    const world = platform.worlds.create({ frozenAtMs: TEST_TIME_MS });
    const before = rowsOf(world);
    const breaks: Scenario = {
      ...named('flaky-wallet'),
      name: 'breaks',
      recipes: () => [
        ...named('flaky-wallet').recipes(),
        ...named('promotions-over').recipes(),
        {
          cook: () => {
            throw new RangeError('no luck');
          },
        },
      ],
    };
    expect(() => applyScenarios(platform.worlds, world, [named('vip-player'), breaks])).toThrow('no luck');
    const after = platform.worlds.find(world.name);
    if (!after) throw new Error('the world went');
    expect(rowsOf(after)).toEqual(before);
    expect([faultsOf(after).list(), after.clock.now()]).toEqual([[], TEST_TIME_MS]);
  });

  it('QA-01 are applied by HTTP with links that log in, listed, and taken back by one step of the clock', async () => {
    const { name } = platform.worlds.create();
    const headers = { 'content-type': 'application/json', 'x-world': name };
    const post = async (path: string, body: unknown) => {
      const response = await platform.fetch(`/qa/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await response.json()) as { success: boolean; message?: string; value: AppliedScenario[] };
    };
    const refused = await post('/scenarios', { names: ['vip-player', 'vip-plaier'] });
    expect(refused.message).toBe('"vip-plaier" is not known; did you mean "vip-player"?');
    const [applied] = (await post('/scenarios', { names: ['vip-player'] })).value;
    expect(applied?.accounts[0]).toMatchObject({
      username: 'vera',
      openUrl: `http://web.example/__world/${name}/enter#as=vera%3AClave1234`,
    });
    const listed = await platform.fetch('/qa/api/scenarios/applied', { headers });
    expect(await listed.json()).toMatchObject({ value: [{ name: 'vip-player' }] });
    const fork = platform.worlds.fork(name);
    const [inFork] = withLinks(fork.settings.get(APPLIED_SCENARIOS), platform.worlds.describe(fork).openUrl);
    expect(inFork?.accounts[0]?.openUrl).toContain(`/__world/${fork.name}/enter#`);
    expect(await post('/clock/back', {})).toMatchObject({ success: true });
    expect(platform.worlds.find(name)?.settings.get(APPLIED_SCENARIOS)).toEqual([]);
  });

  it('QA-01 say in words what they miss in a world without the default data, which goes on as it was', async () => {
    const bare = await serveOwn();
    const client = createControlClient({ url: bare.url });
    const refused = client.run('applyScenarios', { names: ['new-player', 'bet-history'] });
    await expect(refused).rejects.toThrow('this world has no catalogue');
    await expect(client.run('findMember', { id: 'nora' })).rejects.toThrow();
    expect(await client.run('listAccounts', {})).toEqual([]);
    const [applied] = await client.run('applyScenarios', { names: ['new-player'] });
    expect(applied?.accounts[0]).toMatchObject({ username: 'nora', openUrl: null });
  });
});
