import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DateRange } from './date-range';
import { presetRange } from './dates';

const TODAY = '2026-11-20';
const faults = { missing: 'Faltan fechas.', order: 'Al revés.', outside: 'Fuera.', tooLong: 'Muy largo.' };

function setUp() {
  const onValueChange = vi.fn();
  render(
    <DateRange
      value={presetRange(TODAY, -7)}
      onValueChange={onValueChange}
      max={TODAY}
      maxDays={31}
      presets={[
        { id: 'today', label: 'Hoy', range: presetRange(TODAY, -1) },
        { id: 'week', label: '7 días', range: presetRange(TODAY, -7) },
      ]}
      labels={{ group: 'Fechas', custom: 'Otras', from: 'Desde', to: 'Hasta', apply: 'Aplicar', faults }}
    />,
  );
  return onValueChange;
}

describe('DateRange', () => {
  it('SYS-15 marks the preset in use and gives another when chosen', async () => {
    const onValueChange = setUp();
    expect(screen.getByRole('button', { name: '7 días' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Hoy' }));
    expect(onValueChange).toHaveBeenCalledWith({ from: TODAY, to: TODAY });
  });

  it('shows the dates of a range that is none of the ready ones, whoever set it', () => {
    const texts = { group: 'Fechas', custom: 'Otras', from: 'Desde', to: 'Hasta', apply: 'Aplicar', faults };
    const presets = [{ id: 'today', label: 'Hoy', range: presetRange(TODAY, -1) }];
    const of = (range: (typeof presets)[number]['range']) => (
      <DateRange value={range} onValueChange={() => {}} presets={presets} labels={texts} />
    );
    const { rerender } = render(of(presetRange(TODAY, -1)));
    expect(screen.queryByLabelText('Desde')).toBeNull();
    rerender(of(presetRange(TODAY, -3)));
    expect(screen.getByLabelText('Desde')).toHaveProperty('value', '2026-11-18');
    expect(screen.getByRole('button', { name: 'Otras' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('words what is wrong with other dates, keeps them, and gives them once they are right', async () => {
    const onValueChange = setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Otras' }));
    fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2026-11-20' } });
    fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '2026-11-10' } });
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
    expect(screen.getByRole('alert').textContent).toBe('Al revés.');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Hasta')).toHaveProperty('value', '2026-11-10');

    fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2026-11-01' } });
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
    expect(onValueChange).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-10' });
  });
});
