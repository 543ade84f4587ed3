import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge';

const meta = { title: 'Data/Badge', component: Badge } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { tone: 'neutral', children: 'Borrador' } };
export const Marigold: Story = { args: { tone: 'marigold', children: 'Pendiente' } };
export const Solid: Story = { args: { tone: 'solid', children: 'Tu nivel' } };
export const Jade: Story = { args: { tone: 'jade', children: 'Pagada' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Perdida' } };
export const Info: Story = { args: { tone: 'info', children: 'En juego' } };
