import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Avatar } from '../avatar/avatar';
import { Breadcrumb } from '../breadcrumb/breadcrumb';
import { CountBadge } from '../count-badge/count-badge';
import { LiveRegion } from '../live-region/live-region';
import { SkipLink } from './skip-link';

describe('SkipLink', () => {
  it('SYS-15 is the first stop and moves the focus to the main part', async () => {
    render(
      <>
        <SkipLink targetId="main">Ir al contenido</SkipLink>
        <a href="/rng">Tragamonedas</a>
        <main id="main" tabIndex={-1}>
          Contenido
        </main>
      </>,
    );
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ir al contenido' }));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

describe('Breadcrumb', () => {
  it('SYS-15 is a named list whose last entry is this page', () => {
    render(
      <Breadcrumb
        label="Estás en"
        items={[
          { id: 'home', content: <a href="/">Inicio</a> },
          { id: 'here', content: 'Tragamonedas' },
        ]}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'Estás en' })).toBeTruthy();
    expect(screen.getByText('Tragamonedas').getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link').hasAttribute('aria-current')).toBe(false);
  });
});

describe('CountBadge', () => {
  it('caps the figure, words it, and is absent for none', () => {
    const { container, rerender } = render(<CountBadge count={240} label="240 mensajes" />);
    expect(container.querySelector('[aria-hidden]')?.textContent).toBe('99+');
    expect(screen.getByText('240 mensajes')).toBeTruthy();
    rerender(<CountBadge count={0} label="0 mensajes" />);
    expect(container.textContent).toBe('');
  });
});

describe('Avatar', () => {
  it.each([
    ['María Luisa Ñuñez', 'MÑ'],
    ['demo', 'DE'],
    ['agente_norte', 'AN'],
  ])('shows the initials of %s', (name, letters) => {
    render(<Avatar name={name} />);
    expect(screen.getByRole('img', { name }).textContent).toBe(letters);
  });
});

describe('LiveRegion', () => {
  it('SYS-15 is polite unless told otherwise', () => {
    render(<LiveRegion>42 juegos</LiveRegion>);
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
    render(<LiveRegion assertive>Sin conexión</LiveRegion>);
    expect(screen.getByRole('alert').getAttribute('aria-live')).toBe('assertive');
  });
});
