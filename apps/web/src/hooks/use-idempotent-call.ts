import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { isWorthRetrying } from '../trpc/failure-code';
import { readFailure } from '../trpc/platform-failure';

const KEY_BYTES = 16;

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

interface Intent<Answer> {
  input: string;
  key: string;
  running: Promise<Answer> | null;
}

/**
 * A call that must not happen twice, sent once for one intent: a second press joins the running call, and a repeat after
 * a lost answer carries the same idempotency key. Another input, or a refusal, begins a new intent.
 */
export function useIdempotentCall<Input, Answer>(
  send: (input: Input, options: { context: { idempotencyKey: string } }) => Promise<Answer>,
  onDone: (answer: Answer) => unknown,
) {
  const intent = useRef<Intent<Answer> | null>(null);

  const sendOnce = (input: Input): Promise<Answer> => {
    // In a list, because what has no input has no text of its own.
    const text = JSON.stringify([input]);
    const current = intent.current?.input === text ? intent.current : { input: text, key: newKey(), running: null };
    intent.current = current;
    current.running ??= send(input, { context: { idempotencyKey: current.key } }).finally(() => {
      current.running = null;
    });
    return current.running;
  };

  return useMutation({
    mutationFn: sendOnce,
    onSuccess: (answer) => {
      intent.current = null;
      void onDone(answer);
    },
    onError: (error) => {
      if (!isWorthRetrying(readFailure(error).code)) intent.current = null;
    },
  });
}
