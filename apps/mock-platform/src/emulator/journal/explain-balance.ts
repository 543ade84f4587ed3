import { formatMoney } from '@tonalli/contracts/money';
import type { BalanceStep, BalanceStory } from '@tonalli/qa/journal';
import type { z } from 'zod';
import { toIso } from '../../clock/wall';
import type { Entry } from '../../world/recorder';
import type { World } from '../../world/world';
import { journalOf } from './journal-part';
import { feltBy, kindsOf, type MemberAccount, type PostingRow, postingsRepository } from './postings.repository';

type Step = z.output<typeof BalanceStep>;

export interface BalanceQuestion {
  member: { id: string; username: string };
  account: MemberAccount;
  limit: number;
}

/** Why a balance is what it is: each movement with the call, job or command that made it, newest first. */
export function explainBalance(
  world: World,
  { member, account, limit }: BalanceQuestion,
): z.output<typeof BalanceStory> {
  const rows = postingsRepository(world).newestOf.all(member.id, kindsOf(account), limit);
  const steps = rows.map((row) => stepOf(world, account, row));
  const balance = formatMoney(world.ledger.balance(member.id, account));
  return {
    member: { id: member.id, username: member.username },
    account,
    balance,
    story: [`${member.username} has ${balance}.`, ...steps.map(sentence)],
    steps,
  };
}

function stepOf(world: World, account: MemberAccount, row: PostingRow): Step {
  const felt = feltBy(account, row);
  const entry = journalOf(world).entryOfPosting(row.id);
  return {
    posting: row.id,
    at: row.at,
    kind: row.kind,
    amount: `${felt < 0 ? '' : '+'}${formatMoney(felt)}`,
    balanceAfter: formatMoney(row.balance_after_minor),
    reference: row.reference,
    seq: entry?.seq ?? null,
    cause: entry ? describeCause(entry) : 'something older than the journal',
    requestId: entry?.requestId ?? null,
  };
}

/** An entry in a few words, such as `call 12 (createWithdrawal of ana, request 9f1c)`. */
export function describeCause({ kind, seq, name, member, requestId }: Entry): string {
  const details = [`${name}${member ? ` of ${member.username}` : ''}`, ...(requestId ? [`request ${requestId}`] : [])];
  return `${kind} ${seq} (${details.join(', ')})`;
}

const sentence = ({ at, amount, balanceAfter, kind, reference, cause }: Step): string =>
  `${toIso(at)}  ${amount} makes ${balanceAfter}: ${kind} for ${reference || 'nothing named'}, by ${cause}.`;
