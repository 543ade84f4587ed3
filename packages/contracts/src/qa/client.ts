import { z } from 'zod';
import { HEADERS } from '../envelope';
import { CONTROL_COMMANDS, CONTROL_PREFIX, type ControlCommands, type ControlName } from './commands';
import type { AnswerOf, ControlCommand, GivenTo } from './control-command';
import { httpCall } from './http-call';

/** The platform refused a command, in its own words. */
export class ControlError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'ControlError';
    this.code = code;
  }
}

export interface ControlClientOptions {
  /** The platform's address, such as `http://127.0.0.1:4100`. */
  url: string;
  /** The world that commands concern; left out, the default one. */
  world?: string | undefined;
  fetch?: typeof fetch;
}

export interface ControlClient {
  readonly url: string;
  readonly world: string | undefined;
  /** Sends one command. Rejects with a `ControlError`, or an error that says that the platform is not there. */
  run<Name extends ControlName>(
    name: Name,
    input: GivenTo<ControlCommands[Name]>,
  ): Promise<AnswerOf<ControlCommands[Name]>>;
  /** The same client for another world. */
  in(world: string): ControlClient;
}

const Answer = z.object({
  success: z.boolean(),
  value: z.unknown().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
});

/** The one client of the control interface, for console, command line and tests. */
export function createControlClient(options: ControlClientOptions): ControlClient {
  const { url, world } = options;
  return {
    url,
    world,
    async run(name, input) {
      // The platform answers with what the command's output says; it is held to it on its side.
      return (await send(options, { name, command: CONTROL_COMMANDS[name], input: Object(input) })) as AnswerOf<
        ControlCommands[typeof name]
      >;
    },
    in: (other) => createControlClient({ ...options, world: other }),
  };
}

interface Sending {
  name: ControlName;
  command: ControlCommand;
  input: Record<string, unknown>;
}

async function send({ url, world, fetch: send = fetch }: ControlClientOptions, { name, command, input }: Sending) {
  const { method, path, body } = httpCall(command, input);
  const response = await send(`${url}${CONTROL_PREFIX}${path}`, {
    method,
    headers: {
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...(world === undefined || command.global ? {} : { [HEADERS.world]: world }),
    },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
  const answer = Answer.safeParse(await response.json().catch(() => null));
  if (!answer.success)
    throw new ControlError('NO_CONTROL', `${url} has no control interface (it answered ${response.status})`);
  if (answer.data.success) return answer.data.value;
  const { code = 'UNKNOWN', message = 'no reason given' } = answer.data;
  throw new ControlError(code, `${name}: ${message}`);
}
