import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/button';
import { Popover } from '../popover/popover';
import { Tooltip } from '../tooltip/tooltip';
import { DropdownMenu, MenuItem, MenuRadioGroup } from './dropdown-menu';

describe('DropdownMenu', () => {
  it('SYS-15 opens by keyboard, moves by arrows, chooses by Enter and gives the focus back', async () => {
    const onSelect = vi.fn();
    const onValueChange = vi.fn();
    render(
      <DropdownMenu trigger={<Button>Mi cuenta</Button>}>
        <MenuItem disabled>Cerrado</MenuItem>
        <MenuItem onSelect={onSelect}>Historial</MenuItem>
        <MenuRadioGroup
          label="Idioma"
          value="es"
          onValueChange={onValueChange}
          options={[
            { value: 'es', label: 'Español' },
            { value: 'en', label: 'English' },
          ]}
        />
      </DropdownMenu>,
    );
    const trigger = screen.getByRole('button', { name: 'Mi cuenta' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Historial' }));
    expect(screen.getByRole('menuitemradio', { name: 'Español' }).getAttribute('aria-checked')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(trigger));

    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    expect(onValueChange).toHaveBeenCalledWith('en');
  });
});

describe('Popover', () => {
  it('SYS-15 is a named dialog that Escape closes', async () => {
    render(
      <Popover label="Desglose" trigger={<Button>Ver</Button>}>
        Principal
      </Popover>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ver' }));
    expect(screen.getByRole('dialog', { name: 'Desglose' }).textContent).toContain('Principal');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ver' })));
  });
});

describe('Tooltip', () => {
  it('SYS-15 describes its element on focus', async () => {
    render(
      <Tooltip text="Ajustes de la cuenta">
        <button type="button">A</button>
      </Tooltip>,
    );
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'A', description: 'Ajustes de la cuenta' })).toBeTruthy();
  });
});
