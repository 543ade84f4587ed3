import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MouseEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button';

describe('Button', () => {
  it('submits nothing by itself', () => {
    render(<Button>Jugar</Button>);
    expect(screen.getByRole('button', { name: 'Jugar' }).getAttribute('type')).toBe('button');
  });

  it('SYS-15 while loading keeps its name and the focus, says that it is busy, and swallows presses', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    const form = (loading: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" loading={loading} onClick={onClick}>
          Enviar
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.tab();
    rerender(form(true));
    const button = screen.getByRole('button', { name: 'Enviar' });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('gives its looks to a link, icons included', () => {
    render(
      <Button asChild iconStart={<svg data-testid="icon" aria-hidden="true" />}>
        <a href="/rng">Ver juegos</a>
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Ver juegos' });
    expect(link.getAttribute('href')).toBe('/rng');
    expect(link.contains(screen.getByTestId('icon'))).toBe(true);
    expect(link.hasAttribute('type')).toBe(false);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps the class and the press of the link that it dresses, and swallows presses while it works', async () => {
    const [ofLink, ofButton] = [vi.fn((event: MouseEvent) => event.preventDefault()), vi.fn()];
    const link = (
      <a href="/rng" className="mine" onClick={ofLink}>
        Ver juegos
      </a>
    );
    const { rerender } = render(
      <Button asChild onClick={ofButton}>
        {link}
      </Button>,
    );
    expect(screen.getByRole('link').className).toMatch(/\bbg-marigold\b.*\bmine\b/);
    await userEvent.click(screen.getByRole('link'));
    expect(ofLink).toHaveBeenCalledOnce();
    expect(ofButton).toHaveBeenCalledOnce();
    rerender(
      <Button asChild loading onClick={ofButton}>
        {link}
      </Button>,
    );
    await userEvent.click(screen.getByRole('link'));
    expect(ofButton).toHaveBeenCalledOnce();
  });
});
