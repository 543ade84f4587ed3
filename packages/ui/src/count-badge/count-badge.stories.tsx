import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountBadge } from './count-badge';

const meta = { title: 'Data/Count badge', component: CountBadge } satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loud: Story = { args: { count: 7, label: '7 mensajes' } };
export const Capped: Story = { args: { count: 240, label: '240 mensajes' } };
export const Quiet: Story = { args: { count: 12, tone: 'quiet' } };
