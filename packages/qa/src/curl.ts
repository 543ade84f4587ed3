import { HEADERS } from '@tonalli/contracts/envelope';
import { CONTROL_PREFIX } from './commands';
import type { ControlCommand } from './control-command';
import { httpCall } from './http-call';

interface Called {
  /** The platform's address, such as `http://127.0.0.1:4100`. */
  readonly origin: string;
  readonly input: Record<string, unknown>;
  /** Left out: the default one. */
  readonly world?: string | undefined;
}

/** A word that a POSIX shell reads as it is. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The line of curl that gives a command. Throws TypeError where a part of its path is missing. */
export function curlOf(command: ControlCommand, { origin, input, world }: Called): string {
  const { method, path, body } = httpCall(command, input);
  const header = command.global || world === undefined ? [] : ['-H', quoted(`${HEADERS.world}: ${world}`)];
  const content =
    body === null ? [] : ['-H', quoted('content-type: application/json'), '-d', quoted(JSON.stringify(body))];
  return ['curl', '-X', method, ...header, ...content, quoted(`${origin}${CONTROL_PREFIX}${path}`)].join(' ');
}
