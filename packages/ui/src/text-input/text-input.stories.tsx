import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextInput } from './text-input';

const meta = { title: 'Forms/Text input', component: TextInput } satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { 'aria-label': 'Usuario', placeholder: 'tu_usuario' } };
export const Password: Story = {
  args: {
    'aria-label': 'Contraseña',
    type: 'password',
    defaultValue: 'Demo1234',
    reveal: { show: 'Mostrar', hide: 'Ocultar' },
  },
};
export const Amount: Story = { args: { 'aria-label': 'Monto', startSlot: '$', endSlot: 'MXN', defaultValue: '500' } };
export const Counted: Story = {
  args: { 'aria-label': 'Comentario', maxLength: 140, counter: (used, max) => `${used} de ${max}` },
};
export const Invalid: Story = { args: { 'aria-label': 'Correo', 'aria-invalid': true, defaultValue: 'nombre@' } };
export const Disabled: Story = { args: { 'aria-label': 'Usuario', disabled: true, defaultValue: 'demo' } };
