const ANY_ORIGIN = 'http://own.invalid';

/** A path of this site, with its query and fragment, to send a browser to; null for anything that would lead elsewhere. */
export function sameOriginPath(given: string): string | null {
  if (!given.startsWith('/') || !URL.canParse(given, ANY_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(given, ANY_ORIGIN);
  // A browser reads two slashes as the beginning of a host, also where they were only left after tidying up.
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : null;
}
