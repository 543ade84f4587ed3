import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field } from '../field/field';
import { TextArea } from './text-area';

describe('TextArea', () => {
  it('A11Y-01 is named, described and marked as wrong by its field', () => {
    render(
      <Field label="Comentario" hint="Hasta 140" error="Escribe algo." required>
        <TextArea count={{ used: 0, max: 140, words: '0 de 140 caracteres' }} />
      </Field>,
    );
    const control = screen.getByRole('textbox', { name: /Comentario/ });
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(control.getAttribute('aria-describedby')).toContain('hint');
    expect(screen.getByText('0 de 140 caracteres')).toBeTruthy();
  });
});
