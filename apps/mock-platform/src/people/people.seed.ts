import { creditByHand } from '../guard/credit-by-hand';
import type { Random } from '../kernel/random';
import type { World } from '../world/world';
import { type CreateMember, createMember, usernameKey } from './create-member';
import { memberChangesRepository } from './member-changes.repository';
import { newMemberRepository } from './new-member.repository';
import { hashKnownPassword } from './passwords';
import type { Member } from './people.repository';
import { AREA_CODES, GIVEN_NAMES, SURNAMES } from './seed-names';

const MEMBERS = 600;
const AGENTS = 40;
const AGENT_LEVELS = 5;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** One hash for everyone who shares a password; hashing six hundred would take longer than all the rest. */
const DEMO_PASSWORDS = {
  demo: 'Demo1234',
  agente: 'Agente1234',
  lucia: 'Lucia1234',
  maria: 'Maria1234',
  others: 'Clave1234',
} as const;
/** Of whoever is in the default data. */
export const defaultPasswordOf = (username: string): string =>
  new Map<string, string>(Object.entries(DEMO_PASSWORDS)).get(username) ?? DEMO_PASSWORDS.others;

const DEMO_PAYMENT_PASSWORD = '246810';

interface SeedContext {
  world: World;
  random: Random;
  now: number;
  usernames: Set<string>;
  mobiles: Set<string>;
  passwordHash: string;
  /** Of everyone whose data are invented. */
  paymentPasswordHash: string;
}

/** Agents five levels deep, members below them with money, and the demo accounts. */
export function seedAccount(world: World): void {
  const random = world.random.fork('account');
  const passwordHash = hashKnownPassword(DEMO_PASSWORDS.others);
  const usernames = new Set<string>(Object.keys(DEMO_PASSWORDS));
  const paymentPasswordHash = hashKnownPassword(DEMO_PAYMENT_PASSWORD);
  const mobiles = new Set<string>();
  const now = world.clock.now();
  const context: SeedContext = { world, random, now, usernames, mobiles, passwordHash, paymentPasswordHash };
  const agents = seedAgents(context);
  seedDemoMembers(context, agents[0]);
  for (let index = 0; index < MEMBERS; index += 1) {
    // One in eight came without an agent.
    const upline = random.int(1, 8) === 1 ? undefined : random.pick(agents);
    const person = inventPerson(context);
    const createdAt = context.now - random.int(DAY_MS, 400 * DAY_MS);
    const member = add(context, { ...person, type: 0, uplineId: upline?.id, createdAt });
    deposit(context, member, random.int(5, 2_500) * 1_000);
  }
}

/** `agente` on top, the others below one of the level above, `lucia` first of them. Returns them from the top down. */
function seedAgents(context: SeedContext): Member[] {
  const { random, now } = context;
  const passwordHash = hashKnownPassword(DEMO_PASSWORDS.agente);
  const first = add(context, {
    username: 'agente',
    passwordHash,
    nickname: 'Agente Tonalli',
    mobile: '+525510000001',
    email: 'agente@correo.example',
    type: 1,
    createdAt: now - 500 * DAY_MS,
  });
  const levels: Member[][] = [[first]];
  for (let index = 1; index < AGENTS; index += 1) {
    const depth = 1 + ((index - 1) % (AGENT_LEVELS - 1));
    const upline = random.pick(levels[depth - 1] ?? [first]);
    const createdAt = now - random.int((450 - 40 * depth) * DAY_MS, (480 - 40 * depth) * DAY_MS);
    const person = { ...inventPerson(context), ...(index === 1 ? demoAgent() : {}) };
    const agent = add(context, { ...person, type: 2, uplineId: upline.id, createdAt });
    levels[depth] = [...(levels[depth] ?? []), agent];
  }
  const agents = levels.flat();
  const store = newMemberRepository(context.world);
  agents.forEach((agent, index) => {
    store.insertAffiliateCode(affiliateCode(agent, index), agent.id);
    deposit(context, agent, random.int(500, 5_000) * 1_000);
  });
  return agents;
}

const demoAgent = (): Person => ({
  username: 'lucia',
  passwordHash: hashKnownPassword(DEMO_PASSWORDS.lucia),
  nickname: 'Lucía Vega',
  mobile: '+525510000004',
  email: 'lucia@correo.example',
  profile: { payeeName: 'Lucía Vega' },
});

const affiliateCode = (agent: Member, index: number): string =>
  index === 0 ? 'AGENTE' : `TON${String(index).padStart(3, '0')}${agent.account.slice(-2)}`;

function seedDemoMembers(context: SeedContext, agent: Member | undefined): void {
  const demos = [
    { username: 'demo', nickname: 'Demo', mobile: '+525510000002', balanceMinor: 2_500_000 },
    { username: 'maria', nickname: 'María Luna', mobile: '+525510000003', balanceMinor: 1_000_000 },
  ] as const;
  for (const { balanceMinor, ...demo } of demos) {
    const passwordHash = hashKnownPassword(DEMO_PASSWORDS[demo.username]);
    const createdAt = context.now - 60 * DAY_MS;
    const email = `${demo.username}@correo.example`;
    const member = add(context, { ...demo, email, passwordHash, type: 0, uplineId: agent?.id, createdAt });
    deposit(context, member, balanceMinor);
  }
}

type Person = Pick<CreateMember, 'username' | 'nickname' | 'mobile' | 'passwordHash' | 'profile' | 'email'>;

function inventPerson({ random, usernames, mobiles, passwordHash }: SeedContext): Person {
  const given = random.pick(GIVEN_NAMES);
  const surname = random.pick(SURNAMES);
  const base = plain(given + surname.slice(0, random.int(2, 5))).slice(0, 12);
  const username = unused(usernames, () => `${base}${random.int(1, 999)}`);
  const mobile = unused(mobiles, () => inventMobile(random));
  const profile = { payeeName: `${given} ${surname}` };
  return {
    username,
    nickname: `${given} ${surname.charAt(0)}.`,
    mobile,
    email: `${username}@correo.example`,
    passwordHash,
    profile,
  };
}

function inventMobile(random: Random): string {
  const area = random.pick(AREA_CODES);
  const rest = 10 - area.length;
  return `+52${area}${random.int(2 * 10 ** (rest - 1), 10 ** rest - 1)}`;
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

function unused(taken: Set<string>, invent: () => string): string {
  let value = invent();
  while (taken.has(usernameKey(value))) value = invent();
  taken.add(usernameKey(value));
  return value;
}

function add(context: SeedContext, member: Omit<CreateMember, 'defaultPassword' | 'firstLoginAt'>): Member {
  const created = createMember(context.world, {
    ...member,
    paymentPasswordHash: context.paymentPasswordHash,
    firstLoginAt: member.createdAt,
  });
  // The password is as old as the data, so that it has not expired when the data are new.
  memberChangesRepository(context.world).setPasswordChanged(created.id, context.now);
  return created;
}

function deposit({ world, now }: SeedContext, member: Member, amountMinor: number): void {
  const [key, reference] = [`seed:${member.id}`, `D-${member.account}`];
  const at = Math.min(now, member.createdAt + DAY_MS / 24);
  creditByHand(world, { key, memberId: member.id, amountMinor, reference, at });
}
