import type { NewRates } from '@tonalli/contracts/downlines/wire';
import { GAME_TYPES } from '@tonalli/contracts/lobby/wire';
import { isAgentType } from '@tonalli/contracts/session/wire';
import { creditByHand } from '../../guard/credit-by-hand';
import { createMember } from '../../people/create-member';
import { findMember, findMemberByUsername } from '../../people/find-member';
import { spendInvite } from '../../people/invites';
import { invitesRepository } from '../../people/invites.repository';
import { hashKnownPassword } from '../../people/passwords';
import { defaultPasswordOf } from '../../people/people.seed';
import { setRate } from '../../people/rates';
import { directDownlines } from '../../people/tree';
import { relive } from '../../world/relive';
import type { World } from '../../world/world';
import { recordLogin } from '../session';
import { giveRates } from './give-rates';
import { unusedCode } from './invite-tokens';
import { keepInvite } from './invite-verbs';
import { moveDownline } from './move-downline';
import { sitesOf } from './new-accounts';
import { noteJoined } from './tell-upline';

const DAY_MS = 24 * 60 * 60 * 1_000;
const HOUR_MS = DAY_MS / 24;

/** Whose team it is. */
const TOP = 'agente';
/** What the operator gave the agent on top, at first and since lately. */
const TOP_RATES = [
  { daysAgo: 14, rates: { RNG: 80, LIVE: 40 } },
  { daysAgo: 5, rates: { RNG: 70, LIVE: 40 } },
] as const;
/** What agents have who stand so many steps below, and what members have of those whose uplines give them anything. */
const AGENT_RATES: readonly NewRates[] = [
  { RNG: 60, LIVE: 30 },
  { RNG: 50, LIVE: 30 },
  { RNG: 40, LIVE: 20 },
  { RNG: 30, LIVE: 20 },
];
const MEMBER_RATES: NewRates = { RNG: 20, LIVE: 10 };
const RATES_DAYS_AGO = 13;
const MOVED = { daysAgo: 10, reason: 'Lo pidió: Lucía lo atiende en su ciudad.' } as const;

const ofTop = (world: World): string | null => findMemberByUsername(world, TOP)?.id ?? null;
const isAgent = (world: World, memberId: string): boolean => isAgentType(findMember(world, memberId)?.type ?? 0);

/** Everybody right below an agent, agents with their steps below, from the top down. */
function agentsBelow(world: World, agentId: string, level = 0): { agentId: string; level: number }[] {
  const agents = directDownlines(world, agentId, world.clock.now()).filter((id) => isAgent(world, id));
  return agents.flatMap((id) => [{ agentId: id, level }, ...agentsBelow(world, id, level + 1)]);
}

/** Rates of the demo agent's team, one that changed, and a member who was moved: before anybody plays, so that what they play counts by them. */
export function seedRates(world: World): void {
  const top = ofTop(world);
  if (top === null) return;
  const now = world.clock.now();
  relive(world, [
    ...TOP_RATES.map(({ daysAgo, rates }) => ({
      at: now - daysAgo * DAY_MS,
      happens: () => {
        for (const category of GAME_TYPES) {
          const rateBp = (rates as NewRates)[category];
          if (rateBp !== undefined) setRate(world, { memberId: top, category, rateBp, setBy: 'operator' });
        }
      },
    })),
    { at: now - RATES_DAYS_AGO * DAY_MS, happens: () => giveAll(world, top) },
    { at: now - MOVED.daysAgo * DAY_MS, happens: () => moveOne(world, top) },
  ]);
}

/** Each upline gives what those right below have; members have some only of the two agents whose passwords are known. */
function giveAll(world: World, top: string): void {
  const give = (agentId: string, level: number): void => {
    for (const memberId of directDownlines(world, agentId, world.clock.now())) {
      const rates = isAgent(world, memberId) ? AGENT_RATES[level] : level < 1 ? MEMBER_RATES : undefined;
      if (rates) giveRates(world, { agentId, memberId, rates });
      if (isAgent(world, memberId)) give(memberId, level + 1);
    }
  };
  give(top, 0);
}

/** The last of the members right below goes to the first of the agents. */
function moveOne(world: World, top: string): void {
  const below = directDownlines(world, top, world.clock.now());
  const memberId = below.findLast((id) => !isAgent(world, id));
  const uplineId = below.find((id) => isAgent(world, id));
  if (memberId !== undefined && uplineId !== undefined)
    moveDownline(world, { memberId, uplineId, reason: MOVED.reason });
}

const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';

const LINKS = [
  { kind: 'member', rates: { RNG: 20 }, daysAgo: 12, endsInDays: null, maxUses: null, note: 'Grupo de WhatsApp' },
  { kind: 'member', rates: { RNG: 80 }, daysAgo: 11, endsInDays: null, maxUses: 10, note: 'Jugadores frecuentes' },
  { kind: 'agent', rates: { RNG: 50, LIVE: 20 }, daysAgo: 8, endsInDays: 30, maxUses: 5, note: 'Nuevos agentes' },
] as const;
/** Who came by the first link. */
const JOINED = [
  { daysAgo: 9, username: 'ximenaroga', nickname: 'Ximena R.', mobile: '+525510000011', balanceMinor: 50_000 },
  { daysAgo: 3, username: 'joseluna', nickname: 'José Luna', mobile: '+525510000012', balanceMinor: 20_000 },
] as const;

/** Invite links of the demo agent: one by which two came, one that waits since the own rate fell, one for agents; and when agents were last here. */
export function seedInvites(world: World): void {
  const agentId = ofTop(world);
  const [site] = sitesOf(world);
  if (agentId === null || site === undefined) return;
  const now = world.clock.now();
  const random = world.random.fork('invites');
  const codes = LINKS.map(() => unusedCode(world, (below) => random.int(0, below - 1)));
  relive(world, [
    ...LINKS.map(({ daysAgo, endsInDays, ...link }, index) => ({
      at: now - daysAgo * DAY_MS,
      happens: () => {
        const expiresAt = endsInDays === null ? null : now + endsInDays * DAY_MS;
        keepInvite(world, { ...link, code: codes[index] ?? '', agentId, site, expiresAt });
      },
    })),
    ...JOINED.map(({ daysAgo, ...person }) => ({
      at: now - daysAgo * DAY_MS,
      happens: () => join(world, { ...person, agentId, code: codes[0] ?? '' }),
    })),
  ]);
  for (const { agentId: id } of agentsBelow(world, agentId))
    recordLogin(world, id, { ...BY_PHONE, at: now - random.int(HOUR_MS, 4 * DAY_MS) });
}

const BY_PHONE = { ip: '198.51.100.12', userAgent: PHONE, way: 'password', succeeded: true } as const;

interface Joining {
  agentId: string;
  code: string;
  username: string;
  nickname: string;
  mobile: string;
  balanceMinor: number;
}

function join(world: World, { agentId, code, balanceMinor, ...person }: Joining): void {
  const at = world.clock.now();
  const invite = invitesRepository(world).find(code);
  const passwordHash = hashKnownPassword(defaultPasswordOf(person.username));
  const email = `${person.username}@correo.example`;
  const whole = { ...person, email, passwordHash, uplineId: agentId, createdAt: at, firstLoginAt: at };
  const { id: memberId, account } = createMember(world, { ...whole, type: 0 });
  if (invite) spendInvite(world, invite, memberId);
  noteJoined(world, memberId, code);
  recordLogin(world, memberId, { ...BY_PHONE, way: 'register' });
  creditByHand(world, { key: `seed:${memberId}`, memberId, amountMinor: balanceMinor, reference: `D-${account}`, at });
}
