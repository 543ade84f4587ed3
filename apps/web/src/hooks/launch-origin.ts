/** The origin to embed a launch URL from: another than the page's own, and one that the platform names. */
export function launchOrigin(url: string, page: { launchHosts: readonly string[]; origin: string }): string | null {
  if (!URL.canParse(url)) return null;
  const { origin, protocol } = new URL(url);
  const known = page.launchHosts.some((host) => URL.canParse(host) && new URL(host).origin === origin);
  return known && origin !== page.origin && (protocol === 'https:' || protocol === 'http:') ? origin : null;
}
