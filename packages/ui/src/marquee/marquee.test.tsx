import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Marquee } from './marquee';

describe('Marquee', () => {
  it('SYS-15 reads each item once and can be stopped', async () => {
    const { container } = render(
      <Marquee label="Avisos" pauseLabel="Pausar" playLabel="Reanudar">
        <a href="/news">Nuevo juego</a>
      </Marquee>,
    );
    expect(screen.getAllByRole('link', { name: 'Nuevo juego' })).toHaveLength(1);
    const track = container.querySelector('.animate-marquee');
    expect(track?.className).not.toMatch(/(^| )\[animation-play-state:paused\]/);
    await userEvent.click(screen.getByRole('button', { name: 'Pausar' }));
    expect(track?.className).toMatch(/(^| )\[animation-play-state:paused\]/);
    expect(screen.getByRole('button', { name: 'Reanudar' })).toBeTruthy();
  });
});
