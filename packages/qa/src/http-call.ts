import type { ControlCommand } from './control-command';

export interface HttpCall {
  method: ControlCommand['method'];
  /** Path and query below `/qa/api`. */
  path: string;
  /** What a POST carries as JSON; null for the others. */
  body: Record<string, unknown> | null;
}

/** How a command with this input travels: names in the path first, the rest as query or JSON body. */
export function httpCall(command: ControlCommand, input: Record<string, unknown>): HttpCall {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = command.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    if (value === undefined) throw new TypeError(`${command.cli} needs ${name}`);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  if (command.method === 'POST') return { method: command.method, path, body: Object.fromEntries(rest) };
  const query = new URLSearchParams(
    [...rest].map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return { method: command.method, path: query === '' ? path : `${path}?${query}`, body: null };
}
