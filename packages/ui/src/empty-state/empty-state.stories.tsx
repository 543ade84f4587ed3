import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './empty-state';

const meta = { title: 'Feedback/Empty state', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dusk: Story = {
  args: {
    illustration: 'dusk',
    title: 'Aquí todavía no hay nada',
    description: 'Cuando juegues, tus rondas aparecerán aquí.',
  },
};
export const Search: Story = {
  args: {
    illustration: 'search',
    title: 'Aquí todavía no hay nada',
    description: 'Cuando juegues, tus rondas aparecerán aquí.',
  },
};
export const Favorites: Story = {
  args: {
    illustration: 'favorites',
    title: 'Aquí todavía no hay nada',
    description: 'Cuando juegues, tus rondas aparecerán aquí.',
  },
};
export const Inbox: Story = {
  args: {
    illustration: 'inbox',
    title: 'Aquí todavía no hay nada',
    description: 'Cuando juegues, tus rondas aparecerán aquí.',
  },
};
