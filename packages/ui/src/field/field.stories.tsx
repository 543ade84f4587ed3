import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextInput } from '../text-input/text-input';
import { Field } from './field';

const meta = { title: 'Forms/Field', component: Field } satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = {
  args: { label: 'Usuario', required: true, hint: 'De 6 a 12 letras y números.', children: <TextInput /> },
};
export const WithError: Story = {
  args: { label: 'Usuario', error: 'Ese usuario ya existe.', children: <TextInput defaultValue="demo" /> },
};
export const Disabled: Story = {
  args: { label: 'Usuario', disabled: true, children: <TextInput defaultValue="demo" /> },
};
