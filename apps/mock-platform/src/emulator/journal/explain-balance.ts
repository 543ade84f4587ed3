import { formatMoney } from '@tonalli/contracts/money';
import type { BalanceStep, BalanceStory } from '@tonalli/qa/journal';
import type { z } from 'zod';
import { toIso } from '../../clock/system-time';
import type { BookedEntry } from '../../ledger/booked';
import type { Entry } from '../../world/recorder';
import type { World } from '../../world/world';
import { bookedRepository, type MemberAccount } from './booked.repository';
import { journalOf } from './journal-part';

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
  const rows = bookedRepository(world).newest({ ownerId: member.id, account }, limit);
  const steps = rows.map((row) => stepOf(world, row));
  const balance = formatMoney(world.ledger.balance(member.id, account));
  return {
    member: { id: member.id, username: member.username },
    account,
    balance,
    story: [`${member.username} has ${balance}.`, ...steps.map(sentence)],
    steps,
  };
}

function stepOf(world: World, row: BookedEntry): Step {
  const entry = journalOf(world).entryOfPosting(row.id);
  return {
    posting: row.id,
    at: row.at,
    kind: row.kind,
    amount: `${row.amountMinor < 0 ? '' : '+'}${formatMoney(row.amountMinor)}`,
    balanceAfter: formatMoney(row.balanceAfterMinor),
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
