import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Switch } from '../switch/switch';
import { Checkbox } from './checkbox';

describe('Checkbox', () => {
  it('SYS-15 is named by its label, described by error and hint, and turned by the space bar', async () => {
    render(<Checkbox label="Acepto" hint="Léelos antes." error="Hace falta." />);
    const box = screen.getByRole('checkbox', { name: 'Acepto', description: 'Hace falta. Léelos antes.' });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(box).toHaveProperty('checked', true);
  });

  it('gives its ref and name to the input, as form libraries need', () => {
    let input: HTMLInputElement | null = null;
    render(
      <Checkbox
        label="Acepto"
        name="terms"
        ref={(element) => {
          input = element;
        }}
      />,
    );
    expect(input).toBe(screen.getByRole('checkbox'));
    expect(screen.getByRole('checkbox').getAttribute('name')).toBe('terms');
  });
});

describe('Switch', () => {
  it('SYS-15 is a switch by name, also when the label is hidden', async () => {
    render(<Switch label="Ocultar saldo" labelHidden />);
    const control = screen.getByRole('switch', { name: 'Ocultar saldo' });
    await userEvent.click(control);
    expect(control).toHaveProperty('checked', true);
  });
});
