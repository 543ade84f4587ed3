import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './error-state';

const meta = { title: 'Feedback/Error state', component: ErrorState } satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    title: 'No pudimos cargar los juegos',
    description: 'Revisa tu conexión.',
    reference: 'Referencia 7f3a-91c2',
    retry: { label: 'Reintentar', onRetry: () => {} },
  },
};

/** Beside others of a page, which may fail with it. */
export const Part: Story = { args: { ...Default.args, part: true } };
