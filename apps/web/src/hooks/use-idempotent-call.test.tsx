import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { failure } from '../testing/fake-gateway';
import { createQueryClient } from '../trpc/query-client';
import { useIdempotentCall } from './use-idempotent-call';

/** A call that answers as told, one answer after the other, and remembers the keys that it was sent with. */
function setUp(answers: (Error | string)[]) {
  const keys: string[] = [];
  let done = 0;
  const send = async (_input: { points: number }, { context }: { context: { idempotencyKey: string } }) => {
    keys.push(context.idempotencyKey);
    const answer = answers.shift() ?? 'done';
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const client = createQueryClient(() => undefined);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () =>
      useIdempotentCall(send, () => {
        done += 1;
      }),
    { wrapper },
  );
  const call = (points: number) => act(() => result.current.mutateAsync({ points }).catch(() => null));
  return { keys, call, result, done: () => done };
}

describe('a call of one intent', () => {
  it('PTS-02 carries the same key again after an answer that was lost', async () => {
    const { keys, call, done } = setUp([failure('NETWORK_ERROR'), failure('UPSTREAM_TIMEOUT')]);
    await call(500);
    await call(500);
    await call(500);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(done()).toBe(1);
  });

  it('PTS-02 begins anew after a refusal, another input or success', async () => {
    const { keys, call } = setUp([failure('PAYMENT_PASSWORD_WRONG'), failure('NETWORK_ERROR'), 'done', 'done']);
    await call(500);
    await call(500);
    await call(1_000);
    await call(1_000);
    expect(new Set(keys).size).toBe(4);
  });

  it('PTS-02 carries one key for a call without an input', async () => {
    const keys: string[] = [];
    const client = createQueryClient(() => undefined);
    const { result } = renderHook(
      () =>
        useIdempotentCall(
          async (_input: undefined, { context }: { context: { idempotencyKey: string } }) => {
            keys.push(context.idempotencyKey);
            if (keys.length === 1) throw failure('NETWORK_ERROR');
            return 'done';
          },
          () => undefined,
        ),
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        ),
      },
    );
    for (let press = 0; press < 3; press += 1) await act(() => result.current.mutateAsync(undefined).catch(() => null));
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('PTS-02 sends once when it is pressed twice', async () => {
    const { keys, result, done } = setUp([]);
    await act(() =>
      Promise.all([result.current.mutateAsync({ points: 500 }), result.current.mutateAsync({ points: 500 })]),
    );
    expect(keys).toHaveLength(1);
    expect(done()).toBeGreaterThan(0);
  });
});
