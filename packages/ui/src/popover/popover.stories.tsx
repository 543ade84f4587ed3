import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Popover } from './popover';

const meta = { title: 'Overlays/Popover', component: Popover } satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: 'Desglose',
    align: 'start',
    trigger: <Button variant="secondary">Ver desglose</Button>,
    children: 'Principal $12,500.00',
  },
};
