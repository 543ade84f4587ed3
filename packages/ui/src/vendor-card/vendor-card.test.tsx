import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { VendorCard } from './vendor-card';

const image = <span data-testid="art" />;

describe('VendorCard', () => {
  it('LOBBY-02 is a button that says whether it is chosen', async () => {
    const onClick = vi.fn();
    render(<VendorCard name="Obsidiana" image={image} caption="214 juegos" selected onClick={onClick} />);
    const card = screen.getByRole('button', { name: /Obsidiana/ });
    expect(card.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(card);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('does nothing while the vendor is closed, and says why', async () => {
    const onClick = vi.fn();
    render(<VendorCard name="Copal" image={image} caption="9 juegos" closed="En mantenimiento" onClick={onClick} />);
    const card = screen.getByRole('button', { name: /En mantenimiento/ });
    await userEvent.click(card);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('becomes the link it is given, with the whole card as its content', () => {
    render(
      <VendorCard asChild name="Maguey" image={image}>
        <a href="/rng?vendor=MG">Maguey</a>
      </VendorCard>,
    );
    const link = screen.getByRole('link', { name: 'Maguey' });
    expect(link.getAttribute('href')).toBe('/rng?vendor=MG');
    expect(link.contains(screen.getByTestId('art'))).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
