import type { Plugin } from 'vite';

const CLIENT = '@trpc/client';
const OWN = '?set-apart';
/** What the client's entry module needs for live streams alone. */
const OF_STREAMS = /\/wsLink-[^/]*\.mjs$/;

/**
 * Gives one module, the live stream, a copy of its own of the entry of tRPC's client. Both users would share one
 * otherwise, and with it the first load would carry the reading of event streams, which waits until the page has come to rest.
 */
export function setApart(user: RegExp): Plugin {
  return {
    name: 'set-apart',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, from = '', options) {
      const importer = from.replaceAll('\\', '/');
      const copied = importer.endsWith(OWN) ? OF_STREAMS.test(source) : source === CLIENT && user.test(importer);
      if (!copied) return null;
      const found = await this.resolve(source, from.replace(OWN, ''), { ...options, skipSelf: true });
      if (!found) throw new Error(`${source} is not there`);
      return { ...found, id: `${found.id}${OWN}` };
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        const modules = output.type === 'chunk' ? output.moduleIds.map((id) => id.replaceAll('\\', '/')) : [];
        if (modules.some((id) => id.endsWith(OWN)) && !modules.some((id) => user.test(id)))
          throw new Error(`${output.fileName} holds a copy that was made for another chunk`);
      }
    },
  };
}
