import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { IconButton } from './icon-button';

const meta = { title: 'Actions/Icon button', component: IconButton } satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = { args: { label: 'Favorito', children: <Heart aria-hidden="true" /> } };
export const Solid: Story = { args: { label: 'Favorito', variant: 'solid', children: <Heart aria-hidden="true" /> } };
export const Primary: Story = {
  args: { label: 'Favorito', variant: 'primary', size: 'lg', children: <Heart aria-hidden="true" /> },
};
export const Disabled: Story = { args: { label: 'Favorito', disabled: true, children: <Heart aria-hidden="true" /> } };
