import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { safeHref } from '../paths';
import { RichText } from './rich-text';

const navigate = vi.hoisted(() => vi.fn());
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ navigate }) }));

const built = (html: string): string => {
  const { container } = render(<RichText html={html} newTabHint="otra pestaña" />);
  return container.firstElementChild?.innerHTML ?? '';
};

beforeEach(() => navigate.mockReset());

describe('text of operators', () => {
  it('PROMO-01 keeps paragraphs, lists, headings and emphasis', () => {
    const html =
      '<h3>Uno</h3><p>Hola <strong>131K</strong><br>y <em>más</em></p><ul><li>a</li></ul><ol><li>b</li></ol>';
    expect(built(html)).toBe(html);
    expect(built('<h1>Uno</h1><b>x</b><i>y</i>')).toBe('<h3>Uno</h3><strong>x</strong><em>y</em>');
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
    ['<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">', '<p></p>"&gt;'],
  ])('PROMO-01 S3 lets nothing through that can act: %s', (html, safe) => {
    expect(built(html)).toBe(safe);
  });

  it('PROMO-01 follows a link within the app without leaving it, and opens others in a tab of their own', () => {
    const { getByRole } = render(
      <RichText
        html={'<a href="/rng?filter=HOT">aquí</a> <a href="https://zalo.example/x">allá</a>'}
        newTabHint="otra pestaña"
      />,
    );
    getByRole('link', { name: 'aquí' }).click();
    expect(navigate).toHaveBeenCalledWith({ href: '/rng?filter=HOT' });
    const out = getByRole('link', { name: 'allá (otra pestaña)' });
    expect([out.getAttribute('target'), out.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('PROMO-01 tells paths of the app from pages of others', () => {
    expect(safeHref('/promotions')).toEqual({ kind: 'inner', href: '/promotions' });
    expect(safeHref('https://a.example/x')).toEqual({ kind: 'outer', href: 'https://a.example/x' });
    for (const bad of [null, '', 'promotions', 'mailto:a@b.example', 'blob:https://a.example/1'])
      expect(safeHref(bad)).toBeNull();
  });
});
