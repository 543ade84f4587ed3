import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PinnedServer, startPinned } from '../measure/pinned-server';

/** The production build; `npm run build` makes it. */
export const WEB_DIST = process.env.WEB_DIST ?? join(import.meta.dirname, '../../../apps/web/dist');

/** The product with this build, in a process of its own; or the one that `SITE_URL` says is running already. */
export async function startBuiltSite(webDist?: string): Promise<Pick<PinnedServer, 'url' | 'stop'>> {
  const running = process.env.SITE_URL;
  if (running && webDist === undefined) return { url: running, stop: async () => undefined };
  return startPinned({ name: 'site', module: 'web-site', env: { WEB_DIST: webDist ?? WEB_DIST } });
}

export interface SlowBuild {
  readonly folder: string;
  remove(): void;
}

/**
 * The control: nothing compressed, no first view, all scripts render-blocking, and a head without what search engines
 * and phones ask for.
 */
export function makeSlowBuild(): SlowBuild {
  const folder = mkdtempSync(join(tmpdir(), 'tonalli-slow-'));
  cpSync(WEB_DIST, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const tags = scripts.map((name) => `<script type="module" crossorigin src="/assets/${name}"></script>`);
  const page = join(folder, 'index.html');
  const slow = readFileSync(page, 'utf8')
    .replace(/<script type="module"[^>]*><\/script>/, '')
    .replace('<!--first-view-->', '')
    .replace(/<meta name="(?:viewport|description)"[^>]*>/g, '')
    .replace(/<html lang="\w+"/, '<html')
    .replace('</head>', `${tags.join('\n')}\n</head>`);
  writeFileSync(page, slow);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
