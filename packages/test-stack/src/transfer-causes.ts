import type { ErrorCode } from '@tonalli/contracts/errors';
import type { StackWorld } from './stack';
import { codeOf } from './test-browser';

const SENT = { amountMinor: 10_000, paymentPassword: '246810' };
const once = () => ({ context: { idempotencyKey: crypto.randomUUID() } });

/** A member with an agent above who has money. */
async function line(world: StackWorld) {
  const agent = await world.agent({ balanceMinor: 100_000 });
  const member = await world.member({ balanceMinor: 12_000_000 });
  await world.control.run('moveMember', { reason: 'Prueba de traspaso', id: member.id, uplineId: agent.id });
  return { agent, member };
}

/** Codes of transfers from member to member, of rebates and of agents' pay. */
export const TRANSFER_CAUSES: Partial<Record<ErrorCode, (place: { world: StackWorld }) => Promise<ErrorCode | 'OK'>>> =
  {
    BILL_NOT_FOUND: async ({ world }) => {
      const agent = await world.agent();
      return codeOf(agent.client.agentContracts.bill.query({ billId: 'AB99999999' }));
    },
    REBATE_NOT_AVAILABLE: async ({ world }) => {
      const member = await world.member();
      return codeOf(member.client.rebates.claim.mutate({}, once()));
    },
    UPLINE_NOT_FOUND: async ({ world }) => {
      const member = await world.member({ balanceMinor: 100_000 });
      return codeOf(member.client.memberTransfers.toUpline.mutate(SENT, once()));
    },
    DOWNLINE_NOT_FOUND: async ({ world }) => {
      const { agent } = await line(world);
      return codeOf(agent.client.memberTransfers.toDownline.mutate({ ...SENT, downlineId: agent.id }, once()));
    },
    TRANSFER_LIMIT_REACHED: async ({ world }) => {
      const { member } = await line(world);
      const most = { ...SENT, amountMinor: 5_000_000 };
      for (let sent = 0; sent < 2; sent += 1) await member.client.memberTransfers.toUpline.mutate(most, once());
      return codeOf(member.client.memberTransfers.toUpline.mutate(SENT, once()));
    },
    TRANSFER_NOT_ACCEPTED: async ({ world }) => {
      const { agent, member } = await line(world);
      await world.control.run('setMemberStatus', { id: agent.id, status: 'suspended' });
      return codeOf(member.client.memberTransfers.toUpline.mutate(SENT, once()));
    },
  };
