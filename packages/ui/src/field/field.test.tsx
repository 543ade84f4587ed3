import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SearchField } from '../search-field/search-field';
import { Select } from '../select/select';
import { TextInput } from '../text-input/text-input';
import { Field } from './field';

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

describe('Field', () => {
  it('SYS-15 wires label, hint and error to the control, the error first', () => {
    render(
      <Field label="Usuario" hint="De 6 a 12 letras." error="Ya existe." required>
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: /^Usuario/ });
    expect(described(input)).toBe('Ya existe. | De 6 a 12 letras.');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Ya existe.');
  });

  it('SYS-15 leaves a sound control without error marks, and names it when the label is hidden', () => {
    render(
      <Field label="Banco" labelHidden>
        <Select placeholder="Elige" options={[{ value: 'a', label: 'Banco A' }]} />
      </Field>,
    );
    const select = screen.getByRole('combobox', { name: 'Banco' });
    expect(select.hasAttribute('aria-invalid')).toBe(false);
    expect(select.hasAttribute('aria-describedby')).toBe(false);
  });

  it('disables its control', () => {
    render(
      <Field label="Monto" disabled>
        <TextInput />
      </Field>,
    );
    expect(screen.getByRole('textbox')).toHaveProperty('disabled', true);
  });
});

describe('TextInput', () => {
  it('shows and hides a password by a named button, and keeps what was typed', async () => {
    render(
      <Field label="Contraseña">
        <TextInput type="password" reveal={{ show: 'Mostrar', hide: 'Ocultar' }} />
      </Field>,
    );
    const input = screen.getByLabelText('Contraseña');
    await userEvent.type(input, 'Demo1234');
    expect(input.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar' }));
    expect(input.getAttribute('type')).toBe('text');
    expect(input).toHaveProperty('value', 'Demo1234');
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar' }));
    expect(input.getAttribute('type')).toBe('password');
  });

  it('counts characters and words the count for screen readers', async () => {
    render(<TextInput aria-label="Comentario" maxLength={5} counter={(used, max) => `${used} de ${max}`} />);
    await userEvent.type(screen.getByRole('textbox'), 'abcdefgh');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'abcde');
    expect(screen.getByText('5 de 5')).toBeTruthy();
  });
});

describe('SearchField', () => {
  it('LOBBY-02 clears by button, which gives the focus back, and by Escape', async () => {
    const onValueChange = vi.fn();
    render(<SearchField label="Buscar" clearLabel="Borrar" value="sol" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Borrar' }));
    const input = screen.getByRole('searchbox', { name: 'Buscar' });
    expect(document.activeElement).toBe(input);
    await userEvent.keyboard('{Escape}');
    expect(onValueChange.mock.calls).toEqual([[''], ['']]);
  });

  it('has no clear button while empty', () => {
    render(<SearchField label="Buscar" clearLabel="Borrar" value="" onValueChange={() => {}} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
