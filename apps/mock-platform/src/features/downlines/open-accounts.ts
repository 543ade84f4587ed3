import { createHash } from 'node:crypto';
import type { openAccounts as endpoint, NewAccount } from '@tonalli/contracts/downlines/wire';
import { GAME_TYPES } from '@tonalli/contracts/lobby/wire';
import { MEMBER_REGISTERED } from '../../events/later-facts';
import { createMember } from '../../people/create-member';
import { hashPassword } from '../../people/passwords';
import { setRate } from '../../people/rates';
import { PlatformFailure, type Verb, type VerbContext } from '../../transport/verb';
import { noteActivity } from './activity';
import { batchesRepository } from './batches.repository';
import type { OpenedAccount } from './downlines.table';
import { faultsOf, usernameOf } from './new-accounts';

/**
 * Opens accounts right below the caller, each with a first password that has to be changed: those without a fault, all at
 * once, and each batch once (AG-03). Throws `IDEMPOTENCY_KEY_REUSED` where the batch was another one.
 */
export const openAccounts: Verb<typeof endpoint> = async ({ ctx, input: { batchId, accounts } }) => {
  const { world, member: agent } = ctx;
  const batch = { agentId: agent.id, batchId, digest: digestOf(accounts) };
  const before = answered(ctx, batch);
  if (before) return { results: before };
  const hashes = await hashesOf(
    accounts.filter((_, index) => faultsOf(world, agent.id, accounts)[index]?.length === 0),
  );
  return world.transaction(() => {
    // The same batch may have come twice at once, and names may have been taken while passwords were hashed.
    const meanwhile = answered(ctx, batch);
    if (meanwhile) return { results: meanwhile };
    const faults = faultsOf(world, agent.id, accounts);
    const results = accounts.map((account, index): OpenedAccount => {
      const passwordHash = hashes.get(account.password);
      const own = faults[index] ?? [];
      const { username } = account;
      if (own.length > 0 || passwordHash === undefined) return { username, memberId: null, faults: own };
      return { username, memberId: open(ctx, account, passwordHash), faults: [] };
    });
    batchesRepository(world).insert({ ...batch, results, at: ctx.now });
    return { results };
  });
};

type Context = VerbContext<'required'>;
interface Batch {
  agentId: string;
  batchId: string;
  digest: string;
}

function answered({ world }: Context, { agentId, batchId, digest }: Batch): OpenedAccount[] | null {
  const known = batchesRepository(world).find(agentId, batchId);
  if (known && known.digest !== digest) throw new PlatformFailure('IDEMPOTENCY_KEY_REUSED');
  return known?.results ?? null;
}

const digestOf = (accounts: readonly NewAccount[]): string =>
  createHash('sha256').update(JSON.stringify(accounts)).digest('hex');

/** One after another, so that a file takes one place among all who wait for a hash; many share a first password. */
async function hashesOf(accounts: readonly NewAccount[]): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const { password } of accounts) {
    if (!hashes.has(password)) hashes.set(password, await hashPassword(password));
  }
  return hashes;
}

function open({ world, member: agent, now, request }: Context, account: NewAccount, passwordHash: string): string {
  const username = usernameOf(world, account) ?? account.username;
  const { id } = createMember(world, {
    username,
    passwordHash,
    type: account.kind === 'agent' ? 2 : 0,
    uplineId: agent.id,
    language: request.language,
    defaultPassword: true,
    createdAt: now,
  });
  for (const category of GAME_TYPES) {
    const rateBp = account.rates[category];
    if (rateBp !== undefined) setRate(world, { memberId: id, category, rateBp, setBy: agent.id });
  }
  const { rates } = account;
  noteActivity(world, { kind: 'opened', personId: id, byId: agent.id, readers: [agent.id, id], detail: { rates } });
  world.outbox.tell(MEMBER_REGISTERED, { memberId: id, host: request.host, language: request.language });
  return id;
}
