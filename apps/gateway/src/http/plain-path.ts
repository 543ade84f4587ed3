import type { IncomingMessage } from 'node:http';

/** Control characters, and the slash of another system. */
const NEVER = /[\p{Cc}\\]/u;
/** An empty segment, or one that means this folder or the one above it. */
const ODD_SEGMENT = /\/(?:\.{0,2})\/|\/\.{1,2}$/;

/** Whether a path means one place however it is read: nothing in it leads up, is empty, or is read differently elsewhere. */
function isPlainPath(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  const read = decoded(path);
  return read?.startsWith('/') === true && !NEVER.test(read) && !ODD_SEGMENT.test(read);
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Where a request for any other path is led to be refused, as data below `/trpc/` and in words elsewhere. */
const REFUSED = { data: '/trpc/refused', page: '/refused' };

/** The address of a request as the routes are to see it. */
export function routedUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (isPlainPath(url)) return url;
  return url.startsWith('/trpc/') ? REFUSED.data : REFUSED.page;
}
