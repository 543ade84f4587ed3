import { HEADERS } from '@tonalli/contracts/envelope';
import type { WireLanguage } from '@tonalli/contracts/language';
import { z } from 'zod';
import { nearestFew } from './closest-match';
import { CONTROL_COMMANDS, CONTROL_NAMES, CONTROL_PREFIX, type ControlCommands, type ControlName } from './commands';
import type { AnswerOf, ControlCommand, GivenTo } from './control-command';
import { httpCall } from './http-call';

const NEAR_NAMES = 3;

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
  /** Of what the platform says when it refuses; English unless given. */
  language?: () => WireLanguage;
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
      assertCommand(name);
      // The platform answers with what the command's output says; it is held to it on its side.
      return (await send(options, { name, command: CONTROL_COMMANDS[name], input: Object(input) })) as AnswerOf<
        ControlCommands[typeof name]
      >;
    },
    in: (other) => createControlClient({ ...options, world: other }),
  };
}

/** Whoever writes no types, or another version, may name what is not there. */
function assertCommand(name: string): void {
  if (Object.hasOwn(CONTROL_COMMANDS, name)) return;
  const near = nearestFew(name, CONTROL_NAMES, NEAR_NAMES).join(', ');
  throw new ControlError('INVALID_REQUEST', `There is no command "${name}"; the nearest are ${near}.`);
}

interface Sending {
  name: ControlName;
  command: ControlCommand;
  input: Record<string, unknown>;
}

async function send(options: ControlClientOptions, { name, command, input }: Sending) {
  const { url, world, language = () => 'EN', fetch: send = fetch } = options;
  const { method, path, body } = httpCall(command, input);
  const response = await send(`${url}${CONTROL_PREFIX}${path}`, {
    method,
    headers: {
      [HEADERS.language]: language(),
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
