import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { RichText as Text } from '@tonalli/contracts/rich-text';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RichText } from './rich-text';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const wrapper = ({ children }: { children: ReactNode }) => (
  <RouterContextProvider router={router}>{children}</RouterContextProvider>
);

const shown = (text: Text) => render(<RichText text={text} newTabHint="otra pestaña" />, { wrapper });

describe('text of operators', () => {
  it('PROMO-01 is drawn as it was read, with its paragraphs, lists, headings and emphasis', () => {
    const { container } = shown([
      { tag: 'h3', parts: ['Uno'] },
      { tag: 'p', parts: ['Hola ', { tag: 'strong', parts: ['131K'] }, { tag: 'br' }, { tag: 'em', parts: ['más'] }] },
      { tag: 'ul', parts: [{ tag: 'li', parts: ['a'] }] },
    ]);
    expect(container.firstElementChild?.innerHTML).toBe(
      '<h3>Uno</h3><p>Hola <strong>131K</strong><br><em>más</em></p><ul><li>a</li></ul>',
    );
  });

  it('PROMO-01 S3 shows signs of HTML within it as what they are', () => {
    const { container } = shown([{ tag: 'p', parts: ['<script>alert(1)</script>&lt;'] }]);
    expect(container.firstElementChild?.innerHTML).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;&amp;lt;</p>');
  });

  it('PROMO-01 follows a link within the app without leaving it, and opens others in a tab of their own', () => {
    const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
    const { getByRole } = shown([
      { tag: 'a', to: { kind: 'inner', href: '/rng?filter=HOT' }, parts: ['aquí'] },
      { tag: 'a', to: { kind: 'outer', href: 'https://zalo.example/x' }, parts: ['allá'] },
    ]);
    getByRole('link', { name: 'aquí' }).click();
    expect(navigate).toHaveBeenCalledWith({ href: '/rng?filter=HOT' });
    const out = getByRole('link', { name: 'allá (otra pestaña)' });
    expect([out.getAttribute('href'), out.getAttribute('target'), out.getAttribute('rel')]).toEqual([
      'https://zalo.example/x',
      '_blank',
      'noopener noreferrer',
    ]);
  });
});
