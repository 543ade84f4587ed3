import type { IncomingMessage } from 'node:http';

/** Control characters, and the Windows path separator. */
const NEVER = /[\p{Cc}\\]/u;
/** An empty segment, `.` or `..`. */
const ODD_SEGMENT = /\/(?:\.{0,2})\/|\/\.{1,2}$/;

/** Whether every program reads the path alike: no traversal, no empty segment, no special character. */
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

/** Routes that refuse any other path: as data below `/trpc/`, as text elsewhere. */
const REFUSED = { data: '/trpc/refused', page: '/refused' };

/** Rewrites the URL before routing. */
export function routedUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (isPlainPath(url)) return url;
  return url.startsWith('/trpc/') ? REFUSED.data : REFUSED.page;
}
