import type {
  changeInvite as changeEndpoint,
  createInvite as createEndpoint,
  InviteLink,
  listInvites as listEndpoint,
} from '@tonalli/contracts/downlines/wire-invites';
import { toIso } from '../../clock/system-time';
import { inviteStateOf } from '../../people/invites';
import { type Invite, invitesRepository } from '../../people/invites.repository';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { noteActivity } from './activity';
import { unusedCode } from './invite-tokens';
import { ratesAreWithin, sitesOf } from './new-accounts';

export const listInvites: Verb<typeof listEndpoint> = ({ ctx: { world, member } }) => ({
  list: invitesRepository(world)
    .ofAgent(member.id)
    .map((invite) => toLink(world, invite)),
});

/** A link by which people join right below the caller, at rates that the caller may give now (AG-03). */
export const createInvite: Verb<typeof createEndpoint> = ({ ctx: { world, member: agent, now }, input }) => {
  if (!ratesAreWithin(world, agent.id, input.rates)) throw new PlatformFailure('RATE_OUT_OF_RANGE');
  const site = URL.parse(input.site)?.origin;
  if (site === undefined || !sitesOf(world).includes(site)) throw new PlatformFailure('DOMAIN_UNKNOWN');
  const expiresAt = input.expiresAt === null ? null : Date.parse(input.expiresAt);
  if (expiresAt !== null && expiresAt <= now) throw new PlatformFailure('EFFECTIVE_DATE_PASSED');
  const { kind, rates, maxUses, note } = input;
  const code = unusedCode(world);
  return toLink(world, keepInvite(world, { code, agentId: agent.id, kind, rates, site, expiresAt, maxUses, note }));
};

/** A new link, which its agent finds in the log. */
export function keepInvite(world: World, made: Omit<Invite, 'uses' | 'enabled' | 'createdAt'>): Invite {
  const invite: Invite = { ...made, uses: 0, enabled: true, createdAt: world.clock.now() };
  const { code, agentId, rates } = invite;
  return world.transaction(() => {
    invitesRepository(world).insert(invite);
    const detail = { code, rates };
    noteActivity(world, { kind: 'inviteMade', personId: agentId, byId: agentId, readers: [agentId], detail });
    return invite;
  });
}

/** Throws `NOT_FOUND` for a link of somebody else as for none. */
export const changeInvite: Verb<typeof changeEndpoint> = ({ ctx: { world, member }, input }) =>
  world.transaction(() => {
    const store = invitesRepository(world);
    const invite = store.find(input.code);
    if (invite?.agentId !== member.id) throw new PlatformFailure('NOT_FOUND');
    const changed = { ...invite, enabled: input.enabled ?? invite.enabled, note: input.note ?? invite.note };
    store.change(changed);
    return toLink(world, changed);
  });

const toLink = (world: World, invite: Invite): InviteLink => ({
  code: invite.code,
  kind: invite.kind,
  rates: invite.rates,
  // A site that is given up leads nowhere.
  site: siteFor(world, invite.site),
  expiresAt: invite.expiresAt === null ? null : toIso(invite.expiresAt),
  maxUses: invite.maxUses,
  uses: invite.uses,
  note: invite.note,
  state: inviteStateOf(world, invite),
  createdAt: toIso(invite.createdAt),
});

function siteFor(world: World, site: string): string {
  const sites = sitesOf(world);
  return sites.includes(site) ? site : (sites[0] ?? site);
}
