import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './select';

const meta = { title: 'Forms/Select', component: Select } satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    'aria-label': 'Banco',
    placeholder: 'Elige un banco',
    options: [
      { value: 'n', label: 'Banco del Norte' },
      { value: 's', label: 'Caja del Sur' },
    ],
  },
};
export const Disabled: Story = {
  args: { 'aria-label': 'Banco', disabled: true, options: [{ value: 'n', label: 'Banco del Norte' }] },
};
