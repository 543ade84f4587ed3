import type { HttpMethod } from '@tonalli/contracts/endpoint';
import type { z } from 'zod';

export interface ControlSpec<Input extends z.ZodType, Output extends z.ZodType> {
  /** Method and path below `/qa/api`; `:name` is filled from the input, the rest travels as query or JSON body. */
  at: `${Extract<HttpMethod, 'GET' | 'POST' | 'DELETE'>} /${string}`;
  /** The words of the command line; `<name>` takes an input by its place, `[name]` one that may be left out, `<names...>` all that follow. */
  cli: string;
  summary: string;
  input: Input;
  output: Output;
  /** Concerns the platform as a whole: no world is chosen. */
  global?: boolean;
  /** What its JSON body may have at most, where that is more than anything else may. */
  bodyLimitBytes?: number;
}

/** One thing that a tester can do. It becomes a route, a method of the client, a command, an operation of the API document and a button of the console. */
export interface ControlCommand<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/${string}`;
  readonly cli: string;
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  readonly global: boolean;
  readonly bodyLimitBytes?: number;
}

/** What a caller passes: times and durations as text. */
export type GivenTo<C extends ControlCommand> = z.input<C['input']>;
/** What the platform's verb receives. */
export type ReceivedBy<C extends ControlCommand> = z.output<C['input']>;
/** What a caller gets: the answer as it travels. */
export type AnswerOf<C extends ControlCommand> = z.input<C['output']>;

export function controlCommand<Input extends z.ZodType, Output extends z.ZodType>({
  at,
  global = false,
  ...spec
}: ControlSpec<Input, Output>): ControlCommand<Input, Output> {
  const space = at.indexOf(' ');
  return Object.freeze({
    ...spec,
    global,
    // The type of `at` says both.
    method: at.slice(0, space) as ControlCommand['method'],
    path: at.slice(space + 1) as `/${string}`,
  });
}
