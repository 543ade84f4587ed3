import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './confirm-dialog';

const meta = { title: 'Overlays/Confirm dialog', component: ConfirmDialog } satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  args: {
    open: true,
    onOpenChange: () => {},
    tone: 'danger',
    title: '¿Quitar la cuenta?',
    description: 'Para volver a usarla tendrás que darla de alta otra vez.',
    confirmLabel: 'Quitar',
    cancelLabel: 'Conservar',
    onConfirm: () => {},
  },
};
