import type { StackWorld } from '../stack';
import type { TestBrowser } from '../test-browser';

/** Who calls, as seen from `owner`, a member whose things the matrix asks for. */
export const PEOPLE = [
  'anonymous',
  'owner',
  'other member',
  'trial',
  'upline',
  'top agent',
  'sibling agent',
  'downline',
  'suspended',
  'other merchant',
] as const;
export type Person = (typeof PEOPLE)[number];

export interface Caller {
  /** An address of their own, so that nobody uses up another's rate limit. */
  readonly address: string;
  readonly browser: TestBrowser;
  /** As they were before the first call: a refusal takes them away. */
  readonly cookies: ReadonlyMap<string, string>;
  /** What the gateway and the platform know them as: by it they are let in or not. */
  readonly standing: 'nobody' | 'trial' | 'member' | 'agent' | 'shut-out' | 'foreign';
}

/**
 * A top agent with two agents below; `upline` has the member `owner` and another member, `downline`.
 * `foreignUrl`: a gateway of another merchant that knows the same session secrets.
 */
export async function invitePeople(
  world: StackWorld,
  { connect }: { connect: (to: 'own' | 'foreign') => TestBrowser },
): Promise<Record<Person, Caller>> {
  const account = async (request: { type?: 0 | 1; uplineId?: string } = {}) => {
    const { id, username, password } = await world.control.mint({ balanceMinor: 500_000, ...request });
    const [browser, another] = [connect('own'), connect('own')];
    const audience = request.type === 1 ? 'agent' : 'member';
    await browser.login(username, password, audience);
    await another.login(username, password, audience);
    return { id, browser };
  };
  const top = await account({ type: 1 });
  const upline = await account({ type: 1, uplineId: top.id });
  const sibling = await account({ type: 1, uplineId: top.id });
  const owner = await account({ uplineId: upline.id });
  const downline = await account({ uplineId: owner.id });
  const other = await account();
  const suspended = await account();
  await world.control.run('setMemberStatus', { id: suspended.id, status: 'suspended' });
  const trial = connect('own');
  trial.tabToken = (await trial.client.session.freePlay.mutate()).token;
  const foreign = connect('foreign');
  for (const [name, value] of owner.browser.cookies) foreign.cookies.set(name, value);
  foreign.tabToken = owner.browser.tabToken;

  let callers = 0;
  const caller = (browser: TestBrowser, standing: Caller['standing']): Caller => {
    callers += 1;
    return { browser, standing, cookies: new Map(browser.cookies), address: `10.0.0.${callers}` };
  };
  return {
    anonymous: caller(connect('own'), 'nobody'),
    owner: caller(owner.browser, 'member'),
    'other member': caller(other.browser, 'member'),
    trial: caller(trial, 'trial'),
    upline: caller(upline.browser, 'agent'),
    'top agent': caller(top.browser, 'agent'),
    'sibling agent': caller(sibling.browser, 'agent'),
    downline: caller(downline.browser, 'member'),
    suspended: caller(suspended.browser, 'shut-out'),
    'other merchant': caller(foreign, 'foreign'),
  };
}
