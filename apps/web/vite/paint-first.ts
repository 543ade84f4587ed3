import type { Plugin } from 'vite';

const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]*>/g;
const AFTER_FIRST = '<noscript>';
const SCRIPT = /<(script type="module"|link rel="modulepreload")/g;

/**
 * Lets a browser draw what stands in the page before it has the style sheet and the scripts: the sheet holds up only
 * what follows it, and neither takes the line from the pictures that are drawn first.
 */
export function paintFirst(): Plugin {
  return {
    name: 'paint-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const sheets = html.match(STYLE_SHEET);
        if (!sheets || !html.includes(AFTER_FIRST)) throw new Error('the page has no style sheet, or no place for it');
        return html
          .replace(STYLE_SHEET, '')
          .replace(AFTER_FIRST, (next) => `${sheets.join('').trim()}\n    ${next}`)
          .replace(SCRIPT, '<$1 fetchpriority="low"');
      },
    },
  };
}
