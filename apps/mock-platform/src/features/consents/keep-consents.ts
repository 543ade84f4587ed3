import type { AgreedTo } from '@tonalli/contracts/consents/wire';
import type { z } from 'zod';
import type { World } from '../../world/world';
import { type ConsentRow, consentsRepository } from './consents.repository';

/** Keeps the member's word on a product and channel. The same word again is no other, and leaves no trace. */
export function keepConsent(world: World, row: ConsentRow): void {
  const store = consentsRepository(world);
  const said = store
    .latest(row.memberId)
    .find(({ product, channel }) => product === row.product && channel === row.channel);
  if (said?.isGiven !== row.isGiven) store.insert(row);
}

interface Agreed {
  memberId: string;
  to: z.output<typeof AgreedTo>;
  /** Milliseconds since epoch. */
  at: number;
}

/** What a new member agreed to; what they left as it was is no word of theirs. */
export function keepConsents(world: World, { memberId, to, at }: Agreed): void {
  for (const choice of to) keepConsent(world, { ...choice, memberId, isGiven: true, at });
}
