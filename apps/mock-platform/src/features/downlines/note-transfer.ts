import type { TransferredMoney } from '../../events/facts';
import type { World } from '../../world/world';
import { noteActivity } from './activity';

/** Both find in their logs what one sent the other (AG-10). */
export const noteTransfer = (
  world: World,
  { fromMemberId: fromId, toMemberId: toId, amountMinor }: TransferredMoney,
): void =>
  noteActivity(world, {
    kind: 'transferred',
    personId: toId,
    byId: fromId,
    readers: [fromId, toId],
    detail: { fromId, toId, amountMinor },
  });
