import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Tooltip } from './tooltip';

const meta = { title: 'Overlays/Tooltip', component: Tooltip } satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { text: 'Ajustes de la cuenta', side: 'bottom', children: <Button variant="secondary">Ajustes</Button> },
};
