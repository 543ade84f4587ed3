import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from './alert';

const meta = { title: 'Feedback/Alert', component: Alert } satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { title: 'Verifica tu correo', children: 'Te enviamos un enlace.' } };
export const Success: Story = { args: { tone: 'success', title: 'Depósito recibido' } };
export const Warning: Story = { args: { tone: 'warning', title: 'Tu sesión está por terminar' } };
export const Danger: Story = {
  args: {
    tone: 'danger',
    children: 'No pudimos completar tu retiro.',
    dismiss: { label: 'Cerrar', onDismiss: () => {} },
  },
};
export const Banner: Story = { args: { layout: 'banner', children: 'Mantenimiento hoy de 3:00 a 4:00.' } };
