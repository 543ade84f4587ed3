import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameTypeOfSegment } from '@tonalli/contracts/lobby/segments';
import { PAGE_FILES } from '@tonalli/contracts/page-files';
import { z } from 'zod';

const INDEX = 'index.html';
const PLACE = '<!--first-view-->';
/** The route of every list of games. */
const CATEGORY = '/$category';
const Files = z.record(z.string(), z.array(z.string().regex(/^\/assets\/[\w.-]+$/)));
const STYLES = /<style>([\s\S]*?)<\/style>/g;
const PICTURES = /\s*<template data-first-view="(\w+)">\s*([\s\S]*?)\s*<\/template>/g;
const SCRIPTS = /<script>([\s\S]*?)<\/script>/g;

/** Hashes of inline styles and scripts, as a content security policy names them. */
export interface PageHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** The `index.html` of the web build. */
export interface Page {
  readonly hashes: PageHashes;
  /** The app's own first pictures, as HTML, by the name of the first view. */
  readonly pictures: ReadonlyMap<string, string>;
  /** The page with this HTML as its first view. */
  with(firstView: string): string;
  /** Preload links for this URL, as HTML. */
  scriptsOf(url: string): string;
}

/** `folder`: of the build. Throws where it holds no page. */
export function readPage(folder: string): Page {
  const file = join(folder, INDEX);
  if (!existsSync(file)) throw new Error(`WEB_DIST has no ${INDEX}: ${folder}`);
  const built = readFileSync(file, 'utf8');
  const html = built.replace(PICTURES, '');
  const files = readFiles(join(folder, PAGE_FILES));
  const [before = '', after] = html.split(PLACE);
  return {
    pictures: new Map([...built.matchAll(PICTURES)].map(([, name = '', picture = '']) => [name, picture])),
    hashes: { styles: hashes(html, STYLES), scripts: hashes(html, SCRIPTS) },
    with: (firstView) => (after === undefined ? html : before + firstView + after),
    scriptsOf(url) {
      const [path = ''] = url.split('?', 1);
      const needed = files[url] ?? files[gameTypeOfSegment(path.slice(1)) === null ? path : CATEGORY] ?? [];
      return needed.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`).join('');
    },
  };
}

const hashes = (html: string, parts: RegExp): string[] =>
  [...html.matchAll(parts)].map(([, part = '']) => `'sha256-${createHash('sha256').update(part).digest('base64')}'`);

/** A build without it names none. */
const readFiles = (file: string): z.infer<typeof Files> =>
  existsSync(file) ? Files.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
