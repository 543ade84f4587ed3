/** Where a link may lead: a path of this app, or a page of another site over a safe connection. */
export interface SafeHref {
  kind: 'inner' | 'outer';
  href: string;
}

/** What was written as a link's address, checked; null for anything that is neither a path of this app nor `https`. */
export function safeHref(href: string | null): SafeHref | null {
  const inner = safeReturnPath(href);
  if (inner !== undefined) return { kind: 'inner', href: inner };
  if (href === null || !URL.canParse(href)) return null;
  const url = new URL(href);
  return url.protocol === 'https:' && url.username === '' ? { kind: 'outer', href: url.href } : null;
}

/** A path of this app to go to after logging in; anything that could lead elsewhere is dropped. */
export function safeReturnPath(value: unknown): string | undefined {
  return typeof value === 'string' && /^(?![^?#]*\/\/)\/[^\s\\]*$/.test(value) && value.length <= 512
    ? value
    : undefined;
}
