import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createAppServices } from '../app/app-services';
import { createFakeGateway, failure } from '../testing/fake-gateway';
import { useIntentCall } from './use-intent-call';

interface Sent {
  input: { amountMinor: number };
  key: string;
  answer: PromiseWithResolvers<string>;
}

async function start() {
  const { queryClient } = await createAppServices('es', () => createFakeGateway().client);
  const done = vi.fn();
  const sent: Sent[] = [];
  const send = (input: Sent['input'], { context }: { context: { idempotencyKey: string } }) => {
    const answer = Promise.withResolvers<string>();
    sent.push({ input, key: context.idempotencyKey, answer });
    return answer.promise;
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useIntentCall(send, done), { wrapper });
  const press = (amountMinor: number) => act(async () => result.current.mutate({ amountMinor }));
  const settle = (index: number, error?: Error) =>
    act(async () => (error ? sent[index]?.answer.reject(error) : sent[index]?.answer.resolve('done')));
  const keys = () => sent.map(({ key }) => key);
  return { sent, press, settle, keys, done };
}

it('MEM-04 a second press while the first is under way sends nothing', async () => {
  const { sent, press, settle, done } = await start();
  await press(500);
  await press(500);
  expect(sent).toHaveLength(1);
  await settle(0);
  expect(done).toHaveBeenCalled();
});

it('MEM-04 a repeat after a lost answer carries the same key', async () => {
  const { keys, press, settle } = await start();
  await press(500);
  await settle(0, failure('NETWORK_ERROR'));
  await press(500);
  const [first, second] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  await settle(1);
});

it.each([
  ['a refusal', failure('INSUFFICIENT_FUNDS')],
  ['a success', undefined],
])('MEM-04 after %s the same sum is another intent', async (_what, error) => {
  const { keys, press, settle } = await start();
  await press(500);
  await settle(0, error);
  await press(500);
  expect(new Set(keys()).size).toBe(2);
  await settle(1);
});

it('MEM-04 another sum is another intent, even after a lost answer', async () => {
  const { keys, press, settle } = await start();
  await press(500);
  await settle(0, failure('UPSTREAM_TIMEOUT'));
  await press(600);
  expect(new Set(keys()).size).toBe(2);
  await settle(1);
});
