import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from './chip';

const meta = { title: 'Actions/Chip', component: Chip } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { args: { pressed: false, children: 'Populares' } };
export const On: Story = { args: { pressed: true, children: 'Populares' } };
