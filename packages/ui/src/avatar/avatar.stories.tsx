import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar';

const meta = { title: 'Data/Avatar', component: Avatar } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { name: 'demo', size: 'sm' } };
export const Medium: Story = { args: { name: 'María Luisa' } };
export const Large: Story = { args: { name: 'Agente Norte', size: 'lg' } };
