import { describe, expect, it } from 'vitest';
import { roundCalls } from './round-calls';

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

function asked() {
  const sent: Sent[] = [];
  const play = ({ path, body }: { path: string; body: unknown }) => {
    sent.push({ path, body: { ...Object(body) } });
    return Promise.resolve(Object({ roundId: 'r' }));
  };
  const calls = roundCalls({ t: (key) => key, server: { play }, onRetry: () => {} });
  return { sent, calls };
}

describe('the calls of a round', () => {
  it('GAME-13 name each round anew, and a step by its number in its round', async () => {
    const { sent, calls } = asked();
    await calls.place({ stakeMinor: 100 });
    await calls.place({ stakeMinor: 100 });
    await calls.step({ roundId: 'r', steps: 3 }, { do: 'cash-out' });
    expect(sent.map(({ path }) => path)).toEqual(['place', 'place', 'step']);
    expect(sent[0]?.body.roundKey).not.toBe(sent[1]?.body.roundKey);
    expect(sent[2]?.body).toEqual({ round: 'r', step: 3, input: { do: 'cash-out' } });
  });
});
