import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Logo, LogoMark } from './logo';
import { MARK_GLYPH, MARK_SUN } from './mark-path';

const asset = (name: string) => readFileSync(`${import.meta.dirname}/../../assets/${name}`, 'utf8');

describe('Logo', () => {
  it('SYS-15 reads as one word, and the mark alone by its label', () => {
    const { container } = render(<Logo />);
    expect(container.textContent).toBe('Tonalli');
    expect(screen.queryByRole('img')).toBeNull();
    render(<LogoMark label="Tonalli" />);
    expect(screen.getByRole('img', { name: 'Tonalli' })).toBeTruthy();
  });

  it('gives every mark in the page a gradient of its own, and the monochrome one none', () => {
    const { container } = render(
      <>
        <LogoMark />
        <LogoMark />
        <LogoMark mono />
      </>,
    );
    const ids = [...container.querySelectorAll('linearGradient')].map((gradient) => gradient.id);
    expect(new Set(ids).size).toBe(2);
    const fills = [...container.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
    expect(fills.filter((fill) => fill === 'currentColor')).toHaveLength(2);
    for (const id of ids) expect(fills).toContain(`url(#${id})`);
  });

  it.each(['tonalli-mark.svg', 'tonalli-mark-mono.svg'])('is the same drawing in %s', (name) => {
    expect(asset(name)).toContain(`d="${MARK_SUN}${MARK_GLYPH}"`);
  });
});
