import { HEADERS } from '@tonalli/contracts/envelope';
import { ControlError } from '../client';
import { UsageError } from '../command-line';
import { CONTROL_PREFIX } from '../commands';
import { JOURNAL_COLUMNS, showLine } from './tables';

interface Following {
  url: string;
  world: string | undefined;
  json: boolean;
  /** Ends after so many entries; with the world when left out. */
  count: number | undefined;
  write: (text: string) => void;
}

const reasonOf = (body: unknown): string => String(Object(body).message ?? 'there is no control interface');

export function readCount(text: string | true | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (text === true) throw new UsageError('--count needs a value');
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`--count takes a number from 1, not "${text}"`);
}

/** Writes the entries of a world's journal, a line each, as they happen. Rejects with a `ControlError`. */
export async function followJournal({ url, world, json, count, write }: Following): Promise<void> {
  const response = await fetch(`${url}${CONTROL_PREFIX}/journal/live`, {
    headers: world === undefined ? {} : { [HEADERS.world]: world },
  });
  if (!response.ok || !response.body)
    throw new ControlError('NO_JOURNAL', `journal follow: ${reasonOf(await response.json().catch(() => null))}`);
  write(json ? '' : `Following ${world ?? 'the default world'}; Ctrl-C ends it.\n`);
  let left = count ?? Number.POSITIVE_INFINITY;
  for await (const data of eventsOf(response.body)) {
    write(json ? `${data}\n` : `${showLine(JSON.parse(data), JOURNAL_COLUMNS)}\n`);
    left -= 1;
    // Leaving the loop ends the request.
    if (left === 0) return;
  }
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) yield line.slice('data: '.length);
  }
}
