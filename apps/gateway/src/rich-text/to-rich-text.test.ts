import { type RichPart, type RichText, TABLE_TAGS } from '@tonalli/contracts/rich-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../http/escape-html';
import { toRichText } from './to-rich-text';

/** The tree as HTML of its own, links with the kind of their target. */
const written = (text: RichText): string => text.map(writtenPart).join('');
function writtenPart(part: RichPart): string {
  if (typeof part === 'string') return escapeHtml(part);
  if (part.tag === 'br') return '<br>';
  const target = part.tag === 'a' ? ` ${part.to.kind}=${part.to.href}` : '';
  return `<${part.tag}${target}>${written(part.parts)}</${part.tag}>`;
}
const read = (html: string): string => written(toRichText(html));

describe('HTML of operators', () => {
  it('PROMO-01 keeps paragraphs, lists, headings and emphasis', () => {
    const html =
      '<h3>Uno</h3><p>Hola <strong>131K</strong><br>y <em>más</em></p><ul><li>a</li></ul><ol><li>b</li></ol>';
    expect(read(html)).toBe(html);
    expect(read('<h1>Uno</h1><b>x</b><i>y</i>')).toBe('<h3>Uno</h3><strong>x</strong><em>y</em>');
    expect(read('<H2>Uno<P>dos<BLOCKQUOTE>tres</BLOCKQUOTE><Small>4')).toBe(
      '<h3>Uno<p>dos</p><blockquote>tres</blockquote><small>4</small></h3>',
    );
  });

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<p>a<img src=x onerror="alert(1)">b</p>', '<p>ab</p>'],
    ['<svg><script>alert(1)</script></svg><math><mi>x</mi></math>', ''],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
    ['<iframe src="https://evil.example"></iframe><object data="x"></object><embed src="x">', ''],
    ['<form action="https://evil.example"><input name="password"><button>Entrar</button></form>', 'Entrar'],
    ['<style>body{display:none}</style><link rel="stylesheet" href="x"><meta http-equiv="refresh" content="0">', ''],
    ['<p>a</p><template><p>x</p></template><noscript>x</noscript><textarea><p>x</p></textarea>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">x</a><a href=" java\nscript:alert(1)">y</a>', 'xy'],
    ['<a href="data:text/html,x">x</a><a href="//evil.example">y</a><a href="/\\evil.example">z</a>', 'xyz'],
    ['<a href="http://plain.example">x</a><a href="https://user@evil.example">y</a><a>z</a>', 'xyz'],
    ['<!-- <p>x</p> --><p>a</p>', '<p>a</p>'],
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">', '<p></p>&quot;&gt;'],
  ])('PROMO-01 S3 lets nothing through that can act: %s', (html, safe) => {
    expect(read(html)).toBe(safe);
  });

  it('PROMO-01 tells links within the app from links to other sites', () => {
    expect(read('<a href="/rng?filter=HOT">aquí</a> <a href="https://zalo.example/x" target="_self">allá</a>')).toBe(
      '<a inner=/rng?filter=HOT>aquí</a> <a outer=https://zalo.example/x>allá</a>',
    );
  });

  it('PROMO-01 S3 of any soup of HTML keeps known elements, checked targets and text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...['<p>', '</p>', '<b>', '</b>', '<li>', '<ul>', '</ul>', '<h1>', '<br>', '<table>', '<td>', '</table>'],
        ...['<svg>', '</svg>', '<math>', '<mtext>', '<foreignObject>', '<template>', '</template>', '<select>', '<x->'],
        ...['<script>', '</script>', '<style>', '</style>', '<noscript>', '<frameset>', '<plaintext>', '<!--', '-->'],
        ...['<a href="', '">', '<a href=/rng>', '<a href=//', 'javascript:', 'https://', 'evil.example', '</a>', '\\'],
        ...['<p onclick=alert(1)>', '<img src=x onerror="', '&lt;', '&#0;', '<![CDATA[', ']]>', '\0', '__proto__'],
      ),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expectClosed(toRichText(pieces.join('')), 0);
      }),
      { numRuns: 500 },
    );
  });

  describe('that is too much', () => {
    it('PROMO-01 S3 is read without going deeper than a reader can follow, and keeps its words', () => {
      const deep = toRichText(`${'<blockquote>'.repeat(4_000)}Hola <b>131K</b>`);
      expectClosed(deep, 0);
      expect(written(deep)).toContain('Hola 131K</blockquote>');
      expect(read(`${'<div>'.repeat(4_000)}<p>Hola</p>`)).toBe('<p>Hola</p>');
    });

    it.each([
      ['elements within each other', '<b>'.repeat(1_000_000)],
      ['elements beside each other', '<br>'.repeat(1_000_000)],
      ['formatting that begins anew in each paragraph', `${letters((one) => `<b ${one}>`)}${'<p>x'.repeat(50_000)}`],
      ['attributes', `<p ${letters((one) => `${one}=1 `)}>x</p>`],
      ['text', 'x'.repeat(2_000_000)],
      ['comments', '<!---->'.repeat(500_000)],
      ['signs', '<'.repeat(2_000_000)],
    ])('PROMO-01 S3 ends where there is more than a page has: %s', (_what, html) => {
      expect(JSON.stringify(toRichText(html)).length).toBeLessThan(1_000_000);
    });
  });
});

const letters = (each: (one: string) => string): string =>
  Array.from({ length: 50_000 }, (_, index) => each(`x${index}`)).join('');

const ELEMENTS = ['p', 'strong', 'em', 'small', 'ul', 'ol', 'li', 'blockquote', 'h3', 'h4', 'a', 'br', ...TABLE_TAGS];
const BESIDE_TAG: Partial<Record<string, string[]>> = { a: ['to', 'parts'], br: [] };

function expectClosed(text: RichText, depth: number): void {
  expect(depth).toBeLessThanOrEqual(32);
  for (const part of text) {
    if (typeof part === 'string') continue;
    expect(ELEMENTS).toContain(part.tag);
    const { tag, ...more } = part;
    expect(Object.keys(more)).toEqual(BESIDE_TAG[tag] ?? ['parts']);
    if (part.tag === 'a') {
      const { kind, href } = part.to;
      const { origin, protocol, username } = new URL(href, 'https://own.example');
      expect([protocol, username, origin === 'https://own.example' && href.startsWith('/')]).toEqual([
        'https:',
        '',
        kind === 'inner',
      ]);
    }
    if ('parts' in part) expectClosed(part.parts, depth + 1);
  }
}
