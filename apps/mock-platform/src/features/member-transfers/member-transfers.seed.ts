import { isTrialType } from '@tonalli/contracts/session/wire';
import { findMember, findMemberByUsername } from '../../people/find-member';
import type { Member } from '../../people/people.repository';
import { directDownlines } from '../../people/tree';
import { relive } from '../../world/relive';
import type { World } from '../../world/world';
import { keepTransfer } from './send-transfer';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** To whom of those right below the demo agent, counted from the first; and one back up. */
const SENT = [
  { daysAgo: 23, to: 0, amountMinor: 200_000 },
  { daysAgo: 15.4, to: 11, amountMinor: 50_000 },
  { daysAgo: 8.2, to: 3, amountMinor: 120_000 },
  { daysAgo: 2.3, to: 0, amountMinor: 150_000 },
] as const;
const BACK = { daysAgo: 5.1, from: 0, amountMinor: 80_000 } as const;

/** What the demo agent sent to those below, and what came back. */
export function seedTransfers(world: World): void {
  const top = findMemberByUsername(world, 'agente');
  if (!top) return;
  const now = world.clock.now();
  const below = directDownlines(world, top.id, now)
    .map((id) => findMember(world, id))
    .filter((member) => member !== null && !isTrialType(member.type));
  const transfer = (from: Member, to: Member, amountMinor: number): void => {
    const at = world.clock.now();
    const way = from.id === top.id ? 'DOWNLINE' : 'UPLINE';
    keepTransfer(world, { from, receiver: { member: to, way }, amountMinor, key: `seed:transfer:${at}`, at });
  };
  relive(world, [
    ...SENT.map(({ daysAgo, to, amountMinor }) => ({
      at: now - daysAgo * DAY_MS,
      happens: () => {
        const member = below[to];
        if (member) transfer(top, member, amountMinor);
      },
    })),
    {
      at: now - BACK.daysAgo * DAY_MS,
      happens: () => {
        const member = below[BACK.from];
        if (member) transfer(member, top, BACK.amountMinor);
      },
    },
  ]);
}
