import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './switch';

const meta = { title: 'Forms/Switch', component: Switch } satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { args: { label: 'Sonido' } };
export const On: Story = { args: { label: 'Sonido', defaultChecked: true } };
export const Disabled: Story = { args: { label: 'Sonido', disabled: true } };
