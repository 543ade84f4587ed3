/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return state;
}

/** The picture at a path below a host; a path that has a host of its own stays. */
const urlAt = (host: string, path: string): string =>
  /^(\w+:|\/\/)/.test(path) ? path : `${host.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;

/**
 * Where a picture is, in the order in which to ask: goes round the hosts (as URLs) from one that the path alone decides.
 * So the gateway and the app ask the same host for the same picture, and pictures are spread over all of them (SYS-08).
 */
export function imageUrls(hosts: readonly string[], path: string): string[] {
  const start = hash(path) % hosts.length;
  return hosts.map((_, index) => urlAt(hosts[(start + index) % hosts.length] ?? '', path));
}
