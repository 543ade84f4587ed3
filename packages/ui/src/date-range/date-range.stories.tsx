import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DateRange, type DateRangeProps } from './date-range';
import { presetRange } from './dates';

const meta = { title: 'Forms/Date range', component: DateRange } satisfies Meta<typeof DateRange>;
export default meta;
type Story = StoryObj<typeof meta>;

const TODAY = '2026-11-20';

function Example(props: DateRangeProps) {
  const [value, setValue] = useState(props.value);
  return <DateRange {...props} value={value} onValueChange={setValue} />;
}

const args: DateRangeProps = {
  value: presetRange(TODAY, -7),
  onValueChange: () => {},
  max: TODAY,
  maxDays: 31,
  presets: [
    { id: 'today', label: 'Hoy', range: presetRange(TODAY, -1) },
    { id: 'week', label: '7 días', range: presetRange(TODAY, -7) },
  ],
  labels: {
    group: 'Fechas',
    custom: 'Otras fechas',
    from: 'Desde',
    to: 'Hasta',
    apply: 'Aplicar',
    faults: {
      missing: 'Elige las dos fechas.',
      order: 'La primera fecha va antes que la segunda.',
      outside: 'Elige hasta hoy.',
      tooLong: 'Elige 31 días o menos.',
    },
  },
};

export const Preset: Story = { args, render: (props) => <Example {...props} /> };
export const Custom: Story = {
  args: { ...args, value: { from: '2026-11-02', to: '2026-11-09' } },
  render: (props) => <Example {...props} />,
};
