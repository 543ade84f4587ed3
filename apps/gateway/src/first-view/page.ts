import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const INDEX = 'index.html';
const PLACE = '<!--first-view-->';
const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** The page of the web app, as the build left it. */
export interface Page {
  /** Of the styles within it, as a content security policy names them. */
  readonly styleHashes: readonly string[];
  /** The page with this in the place of its first view. */
  with(firstView: string): string;
}

/** `folder`: of the build. Throws where it holds no page. */
export function readPage(folder: string): Page {
  const file = join(folder, INDEX);
  if (!existsSync(file)) throw new Error(`WEB_DIST has no ${INDEX}: ${folder}`);
  const html = readFileSync(file, 'utf8');
  const [before = '', after] = html.split(PLACE);
  return {
    styleHashes: [...html.matchAll(STYLE)].map(
      ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    ),
    with: (firstView) => (after === undefined ? html : before + firstView + after),
  };
}
