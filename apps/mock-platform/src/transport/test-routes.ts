import { endpoint } from '@tonalli/contracts/endpoint';
import { Money } from '@tonalli/contracts/money';
import { z } from 'zod';
import { creditByHand } from '../guard/credit-by-hand';
import type { NamedRoute } from './call';
import { PlatformFailure, route } from './verb';

export const moveMoney = endpoint({
  method: 'POST',
  path: '/test/move',
  summary: 'Moves money for these tests',
  idempotent: true,
  request: z.strictObject({ amount: Money, thenFail: z.boolean().optional() }),
  value: z.object({ balance: Money }),
});
export const answerNonsense = endpoint({
  method: 'GET',
  path: '/test/nonsense',
  summary: 'Answers what its schema does not allow',
  request: z.strictObject({}),
  value: z.object({ amount: Money }),
});
export const repeatText = endpoint({
  method: 'POST',
  path: '/test/repeat',
  summary: 'Answers a text so many times',
  idempotent: true,
  request: z.strictObject({ text: z.string(), times: z.int() }),
  value: z.object({ texts: z.array(z.string()), call: z.string() }),
});
const submitForm = endpoint({
  method: 'POST',
  path: '/test/form',
  summary: 'Takes a form',
  body: 'form',
  request: z.strictObject({ name: z.string().max(8) }),
  value: z.object({ name: z.string() }),
});

const OPEN = { may: 'everybody', isForBreaks: false } as const;

/** Calls that exist in tests only, for what the built ones do not show. */
export const testRoutes: NamedRoute[] = [
  {
    name: 'moveMoney',
    ...OPEN,
    ...route(moveMoney, ({ ctx: { world, request, now }, input }) => {
      const key = `test:${request.id}`;
      const { balanceAfterMinor } = creditByHand(world, {
        key,
        memberId: 'M1',
        amountMinor: input.amount,
        reference: key,
        at: now,
      });
      if (input.thenFail) throw new PlatformFailure('WALLET_LOCKED');
      return { balance: balanceAfterMinor };
    }),
  },
  {
    name: 'repeatText',
    ...OPEN,
    ...route(repeatText, ({ ctx: { request }, input: { text, times } }) => ({
      texts: Array.from({ length: times }, () => text),
      call: request.id,
    })),
  },
  { name: 'answerNonsense', ...OPEN, ...route(answerNonsense, () => ({ amount: 0.5 })) },
  { name: 'submitForm', ...OPEN, ...route(submitForm, ({ input }) => input) },
];
