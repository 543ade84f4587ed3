import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentedControl } from './segmented-control';

const meta = { title: 'Forms/Segmented control', component: SegmentedControl<string> } satisfies Meta<
  typeof SegmentedControl<string>
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: 'Periodo',
    value: 'day',
    onValueChange: () => {},
    options: [
      { value: 'day', label: 'Hoy' },
      { value: 'week', label: 'Semana' },
      { value: 'month', label: 'Mes' },
    ],
  },
};
export const Block: Story = {
  args: {
    label: 'Periodo',
    value: 'week',
    block: true,
    onValueChange: () => {},
    options: [
      { value: 'day', label: 'Hoy' },
      { value: 'week', label: 'Semana' },
      { value: 'month', label: 'Mes' },
    ],
  },
};
