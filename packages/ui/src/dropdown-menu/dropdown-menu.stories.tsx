import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { DropdownMenu, MenuItem } from './dropdown-menu';

const meta = { title: 'Overlays/Dropdown menu', component: DropdownMenu } satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    align: 'start',
    trigger: <Button variant="secondary">Mi cuenta</Button>,
    children: <MenuItem>Historial</MenuItem>,
  },
};
