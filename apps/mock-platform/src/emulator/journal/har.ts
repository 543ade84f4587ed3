import { toIso } from '../../clock/system-time';
import { type Entry, requestOf } from '../../world/recorder';
import type { World } from '../../world/world';
import { readBody } from './entry-view';
import { mask } from './mask';

const NO_SIZE = { headersSize: -1, bodySize: -1, headers: [], cookies: [], httpVersion: 'HTTP/1.1' };

/** The calls as HTTP Archive 1.2, decrypted, secrets masked. */
export function harOf(world: World, entries: readonly Entry[]) {
  const calls = entries.filter(({ kind }) => kind === 'call');
  return {
    log: {
      version: '1.2',
      creator: { name: 'tonalli-platform', version: '1' },
      entries: calls.map((entry) => harEntry(world, entry)),
    },
  };
}

function harEntry(world: World, entry: Entry) {
  const { method = 'GET', path = '/', milliseconds, status, name, member, code, requestId } = entry;
  const url = new URL(String(mask(path)), world.platform.publicUrl);
  const text = entry.body === null ? '' : JSON.stringify(mask(readBody(entry.body)));
  const sent = method === 'GET' || method === 'DELETE' ? {} : { postData: postData(requestOf(entry)) };
  return {
    startedDateTime: toIso(entry.startedAt),
    time: milliseconds,
    request: {
      ...NO_SIZE,
      ...sent,
      method,
      url: url.href,
      queryString: [...url.searchParams].map(([queryName, value]) => ({ name: queryName, value })),
    },
    response: {
      ...NO_SIZE,
      status: status ?? 0,
      statusText: code ?? '',
      content: { size: text.length, mimeType: 'application/json', text },
      redirectURL: '',
    },
    cache: {},
    timings: { send: 0, wait: milliseconds, receive: 0 },
    comment: `${name}${member ? ` of ${member.username}` : ''}, request ${requestId ?? 'without id'}`,
  };
}

const postData = (request: unknown) => ({
  mimeType: 'application/json',
  text: request === undefined ? '' : JSON.stringify(mask(request)),
});
