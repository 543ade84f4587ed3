import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './checkbox';

const meta = { title: 'Forms/Checkbox', component: Checkbox } satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Recuérdame en este equipo', hint: 'Durante un día.' } };
export const Checked: Story = { args: { label: 'Recuérdame en este equipo', defaultChecked: true } };
export const WithError: Story = { args: { label: 'Acepto los términos', error: 'Hace falta aceptarlos para seguir.' } };
