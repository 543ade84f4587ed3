const ANY_ORIGIN = 'http://own.invalid';

/** A path of this site with query and fragment, safe to redirect to; null for anything that leads elsewhere. */
export function sameOriginPath(given: string): string | null {
  if (!given.startsWith('/') || !URL.canParse(given, ANY_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(given, ANY_ORIGIN);
  // A browser reads a leading `//` as a host, also when normalising left it.
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : null;
}
