import type * as wire from '@tonalli/contracts/cashier/wire';
import { pageCount } from '@tonalli/contracts/paging';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { takesCredit } from './card-issuers';
import { DEPOSIT_CHANNELS } from './cashier-settings';
import { depositRepository } from './deposit.repository';
import { parseOrderId } from './order-ids';
import { toWireDeposit } from './wire-deposit';

/** The channels that are open, in their order. */
export const listDepositChannels: Verb<typeof wire.listDepositChannels> = ({ ctx: { world } }) => ({
  channels: world.settings
    .get(DEPOSIT_CHANNELS)
    .filter(({ isOpen }) => isOpen)
    .map(({ id, kind, minMinor, maxMinor, fee, presetsMinor, expiresMinutes }) => ({
      channelId: id,
      kind,
      min: minMinor,
      max: maxMinor,
      fee: { fixed: fee.fixedMinor, basisPoints: fee.basisPoints },
      presets: [...presetsMinor],
      expiresMinutes,
      debitOnly: kind === 'CARD' && !takesCredit(world),
    })),
});

/** One of the member's own orders; another member's is not found. */
export const fetchDeposit: Verb<typeof wire.fetchDeposit> = ({ ctx: { world, member }, input }) => {
  const id = parseOrderId('D', input.orderId);
  const order = id === null ? null : depositRepository(world).byId(id);
  if (order?.memberId !== member.id) throw new PlatformFailure('ORDER_NOT_FOUND');
  return toWireDeposit(world, order);
};

export const listDeposits: Verb<typeof wire.listDeposits> = ({ ctx: { world, member }, input }) => {
  const store = depositRepository(world);
  const totalRows = store.count(member.id);
  return {
    content: store
      .page(member.id, input.pageSize, (input.pageNo - 1) * input.pageSize)
      .map((row) => toWireDeposit(world, row)),
    pageNum: input.pageNo,
    totalPages: pageCount(totalRows, input.pageSize),
    totalRows,
  };
};
