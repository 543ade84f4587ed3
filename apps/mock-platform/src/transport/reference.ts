import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const PAGE_SCRIPTS = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const PAGE_TYPE = 'text/html; charset=utf-8';
const FIRST_SCRIPT = '<script src=';
/** A page without an origin has no storage, which its script takes for granted: this one lasts as long as the page. */
const OWN_STORAGE = `for (const name of ['localStorage', 'sessionStorage']) {
  const kept = new Map();
  const storage = {
    getItem: (key) => kept.get(String(key)) ?? null,
    setItem: (key, value) => void kept.set(String(key), String(value)),
    removeItem: (key) => void kept.delete(String(key)),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() { return kept.size; },
  };
  Object.defineProperty(window, name, { value: storage });
}`;

/**
 * The reference page on the OpenAPI document, with its script from the package and nothing from elsewhere. That script is
 * of others and large, and the testers' console is on the same host: the page is sandboxed without an origin of its own,
 * so that it shares neither storage nor rights with anything, and to every other page's calls it is a stranger.
 */
export async function addReferencePage(server: FastifyInstance): Promise<void> {
  // Loaded on demand: the page's script is several megabytes.
  const { default: reference } = await import('@scalar/fastify-api-reference');
  await server.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply, payload) => {
      const isPage = typeof payload === 'string' && reply.getHeader('content-type') === PAGE_TYPE;
      const sent = isPage ? payload.replace(FIRST_SCRIPT, `<script>${OWN_STORAGE}</script>${FIRST_SCRIPT}`) : '';
      reply.header('content-security-policy', policyFor(hashes(sent))).header('x-frame-options', 'DENY');
      return isPage ? sent : payload;
    });
    await scope.register(reference, {
      routePrefix: '/reference',
      logLevel: 'silent',
      configuration: {
        url: '/openapi.json',
        title: 'Tonalli platform',
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
        hideTestRequestButton: true,
        showDeveloperTools: 'never',
        agent: { disabled: true },
        mcp: { disabled: true },
      },
    });
  });
}

const policyFor = (scripts: readonly string[]): string =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Of what stands within the page, as a content security policy names it. */
const hashes = (html: string): string[] =>
  [...html.matchAll(PAGE_SCRIPTS)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
