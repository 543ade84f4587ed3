import { registerHooks } from 'node:module';

const ROUTES = '/apps/gateway/src/trpc/transport/routes.ts';
/** What may stand in for a part of the gateway, and which module asks for that part. */
const INSTEAD_OF: Record<string, { part: string; askedBy: string }> = {
  'stock-adapter': { part: ROUTES, askedBy: '/apps/gateway/src/http/trpc-server.ts' },
  'web-handler': { part: ROUTES, askedBy: '/apps/gateway/src/http/trpc-server.ts' },
  'no-ready-answers': {
    part: '/apps/gateway/src/cache/response-cache.ts',
    askedBy: '/apps/gateway/src/http/open-services.ts',
  },
};

/** The gateway without the parts that `STAND_INS` replaces, named apart by commas. */
const waiting = new Set((process.env.STAND_INS ?? '').split(','));
const pathOf = (url = '') => url.split('?', 1)[0] ?? '';

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const standIn = [...waiting].find((name) => {
      const replaced = INSTEAD_OF[name];
      if (!replaced) throw new Error(`nothing is called ${name}`);
      return pathOf(resolved.url).endsWith(replaced.part) && pathOf(context.parentURL).endsWith(replaced.askedBy);
    });
    if (standIn === undefined) return resolved;
    waiting.delete(standIn);
    return { ...resolved, url: new URL(`../stand-ins/${standIn}.ts`, import.meta.url).href };
  },
});

await import('./gateway');
if (waiting.size > 0) throw new Error(`nothing was replaced by ${[...waiting].join()}`);
