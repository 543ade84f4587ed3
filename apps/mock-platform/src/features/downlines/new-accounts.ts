import {
  type fetchRegisterCenter as centerEndpoint,
  type checkNewAccounts as checkEndpoint,
  DownlineKind,
  type NewAccount,
  type NewAccountFault,
} from '@tonalli/contracts/downlines/wire';
import { GAME_TYPES, type GameType } from '@tonalli/contracts/lobby/wire';
import { checkField, normalised } from '@tonalli/contracts/rules';
import { usernameKey } from '../../people/create-member';
import { newPasswordFaults } from '../../people/new-password';
import { RATE_STEP_BP } from '../../people/people-settings';
import { defaultRateAt, type RateRoom, rateAt } from '../../people/rates';
import { registerRules } from '../../people/registration-rules';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { isFree } from '../registration';
import { mirrorsOf } from '../system';

/** What an agent may give of each category now: no less than the default, no more than their own. */
export function ownRoom(world: World, agentId: string, category: GameType): RateRoom {
  const at = world.clock.now();
  return { minimumBp: defaultRateAt(world, { category, at }), maximumBp: rateAt(world, agentId, { category, at }) };
}

/** Whether each of the rates is one that the agent may give now. */
export const ratesAreWithin = (world: World, agentId: string, rates: Partial<Record<GameType, number>>): boolean =>
  GAME_TYPES.every((category) => {
    const rateBp = rates[category];
    if (rateBp === undefined) return true;
    const { minimumBp, maximumBp } = ownRoom(world, agentId, category);
    return rateBp >= minimumBp && rateBp <= maximumBp && rateBp % RATE_STEP_BP === 0;
  });

export const fetchRegisterCenter: Verb<typeof centerEndpoint> = ({ ctx: { world, member } }) => ({
  rates: GAME_TYPES.map((category) => ({ category, ...ownRoom(world, member.id, category) })),
  sites: sitesOf(world),
});

/** The origins of the site, the main one first. */
export const sitesOf = (world: World): string[] => [...new Set(mirrorsOf(world).map(({ url }) => new URL(url).origin))];

export const checkNewAccounts: Verb<typeof checkEndpoint> = ({ ctx: { world, member }, input: { accounts } }) => ({
  faults: faultsOf(world, member.id, accounts),
});

/** What is wrong with each of them, in their order; one whose name stands further up already is the one at fault. */
export function faultsOf(world: World, agentId: string, accounts: readonly NewAccount[]): NewAccountFault[][] {
  const met = new Set<string>();
  return accounts.map((account) => {
    const key = usernameKey(account.username.trim());
    const isTwice = met.has(key);
    met.add(key);
    return [...nameFaults(world, account, isTwice), ...otherFaults(world, agentId, account)];
  });
}

function nameFaults(world: World, account: NewAccount, isTwice: boolean): NewAccountFault[] {
  const username = usernameOf(world, account);
  if (username === null) return ['usernameInvalid'];
  if (isTwice) return ['usernameTwice'];
  return isFree(world, username) ? [] : ['usernameTaken'];
}

function otherFaults(
  world: World,
  agentId: string,
  { username, password, kind, rates }: NewAccount,
): NewAccountFault[] {
  const faults: NewAccountFault[] = [];
  const typed = { newPassword: password, username };
  if (Object.keys(newPasswordFaults(world, typed)).length > 0) faults.push('passwordInvalid');
  if (!DownlineKind.safeParse(kind).success) faults.push('kindUnknown');
  if (!ratesAreWithin(world, agentId, rates)) faults.push('rateOutOfRange');
  return faults;
}

/** The user name as it will be kept; null where it breaks the operator's rule, which holds here whatever the form asks for. */
export function usernameOf(world: World, { username }: Pick<NewAccount, 'username'>): string | null {
  const rule = registerRules(world).rules.find(({ field }) => field === 'username');
  if (!rule) return null;
  const name = normalised(rule, username);
  return checkField({ ...rule, enabled: true, required: true }, name) ? null : name;
}
