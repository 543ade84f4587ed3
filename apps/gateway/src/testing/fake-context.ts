import type { Endpoint, InputOf, ValueOf } from '@tonalli/contracts/endpoint';
import type { Context } from '../trpc/context';

/** What the fake platform answers to one endpoint, however odd. */
interface Answer {
  readonly endpoint: Endpoint;
  readonly give: (input: unknown) => unknown;
}

export const fakeEndpoint = <E extends Endpoint>(endpoint: E, give: (input: InputOf<E>) => ValueOf<E>): Answer => ({
  endpoint,
  // Asked with the input of this endpoint alone, see below.
  give: give as Answer['give'],
});

/** A context whose platform answers these endpoints alone; `rest` is what else a verb uses. */
export function fakeContext(answers: readonly Answer[], rest: Partial<Context> = {}): Context {
  const call = async (endpoint: Endpoint, input: unknown): Promise<unknown> => {
    const found = answers.find((answer) => answer.endpoint === endpoint);
    if (!found) throw new Error(`nobody answers ${endpoint.path}`);
    return found.give(input);
  };
  // Whatever else a verb uses is missing, and fails its test.
  return { ...rest, call } as Context;
}
