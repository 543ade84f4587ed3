import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stat } from './stat';

const meta = { title: 'Data/Stat', component: Stat } satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Saldo', value: '$12,500.00' } };
export const Up: Story = {
  args: { label: 'Ganado hoy', value: '$3,482.00', delta: { text: '12% más que ayer', direction: 'up', good: true } },
};
