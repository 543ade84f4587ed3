import type { ErrorCode } from '@tonalli/contracts/errors';
import type { StackWorld } from './stack';
import { codeOf } from './test-browser';

const context = () => ({ context: { idempotencyKey: crypto.randomUUID() } });

const newcomer = async (world: StackWorld) => (await world.member({ identityChecked: false })).client;

/** What comes of showing too little, too late, or not at all. */
export const IDENTITY_CHECK_CAUSES = {
  IDENTITY_CHECK_REQUIRED: async ({ world }: { world: StackWorld }) => {
    const withdrawal = { accountId: 'nadie', amountMinor: 50_000, paymentPassword: '246810' };
    return codeOf((await newcomer(world)).cashier.createWithdrawal.mutate(withdrawal, context()));
  },
  IDENTITY_CHECK_INCOMPLETE: async ({ world }: { world: StackWorld }) =>
    codeOf((await newcomer(world)).identityCheck.submit.mutate({ photoId: 'INE' }, context())),
  IDENTITY_CHECK_CLOSED: async ({ world }: { world: StackWorld }) => {
    const { client } = await world.member();
    return codeOf(client.identityCheck.submit.mutate({ photoId: 'INE' }, context()));
  },
} satisfies Partial<Record<ErrorCode, (place: { world: StackWorld }) => Promise<ErrorCode | 'OK'>>>;
