import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RadioGroup } from '../radio-group/radio-group';
import { SegmentedControl } from '../segmented-control/segmented-control';
import { TabPanel, Tabs } from './tabs';

const items = [
  { value: 'slots', label: 'Tragamonedas' },
  { value: 'live', label: 'En vivo', count: 3 },
  { value: 'closed', label: 'Cerrado', disabled: true },
  { value: 'fish', label: 'Pesca' },
] as const;

function Example() {
  const [value, setValue] = useState<'slots' | 'live' | 'closed' | 'fish'>('slots');
  return (
    <Tabs label="Categorías" items={items} value={value} onValueChange={setValue}>
      {items.map((item) => (
        <TabPanel key={item.value} value={item.value}>
          Panel {item.label}
        </TabPanel>
      ))}
    </Tabs>
  );
}

describe('Tabs', () => {
  it('SYS-15 moves by arrow keys round the row, past what is disabled, and ties each panel to its tab', async () => {
    render(<Example />);
    expect(screen.getByRole('tablist', { name: 'Categorías' })).toBeTruthy();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('En vivo');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: 'Pesca' }).textContent).toBe('Panel Pesca');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Tragamonedas');
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Pesca');
  });

  it('SYS-16 brings the chosen tab to the middle of a row that is too narrow for all', async () => {
    const rects = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const place = items.findIndex(({ label }) => this.textContent?.startsWith(label));
      return this.role === 'tab' ? new DOMRect(place * 100, 0, 100, 44) : new DOMRect(0, 0, 200, 44);
    });
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200);
    render(<Example />);
    await userEvent.click(screen.getByRole('tab', { name: 'Pesca' }));
    // 300 from the left, less the half of what is free beside it; the first tab had asked for -50.
    expect(screen.getByRole('tablist').scrollLeft).toBe(200);
    rects.mockRestore();
    width.mockRestore();
  });
});

describe('SegmentedControl', () => {
  it('SYS-15 is a named group of radio buttons', async () => {
    function Periods() {
      const [value, setValue] = useState<'day' | 'week'>('day');
      const options = [
        { value: 'day', label: 'Hoy' },
        { value: 'week', label: 'Semana' },
      ] as const;
      return <SegmentedControl label="Periodo" options={options} value={value} onValueChange={setValue} />;
    }
    render(<Periods />);
    expect(screen.getByRole('group', { name: 'Periodo' })).toBeTruthy();
    await userEvent.click(screen.getByText('Semana'));
    expect(screen.getByRole('radio', { name: 'Semana' })).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: 'Hoy' })).toHaveProperty('checked', false);
  });
});

describe('RadioGroup', () => {
  it('SYS-15 names the group and says its error', () => {
    render(
      <RadioGroup
        label="Banco"
        options={[{ value: 'a', label: 'Banco A', hint: '4821' }]}
        value={null}
        onValueChange={() => {}}
        error="Elige un banco."
      />,
    );
    expect(screen.getByRole('group', { name: 'Banco', description: 'Elige un banco.' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Banco A/ })).toHaveProperty('checked', false);
  });
});
