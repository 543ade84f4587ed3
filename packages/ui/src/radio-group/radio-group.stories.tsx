import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './radio-group';

const meta = { title: 'Forms/Radio group', component: RadioGroup<string> } satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  args: {
    label: 'Banco',
    value: 'n',
    onValueChange: () => {},
    options: [
      { value: 'n', label: 'Banco del Norte', hint: '•••• 4821' },
      { value: 's', label: 'Caja del Sur', hint: '•••• 0093' },
    ],
  },
};
export const Cards: Story = {
  args: {
    label: 'Banco',
    looks: 'cards',
    value: 's',
    onValueChange: () => {},
    options: [
      { value: 'n', label: 'Banco del Norte', hint: '•••• 4821' },
      { value: 's', label: 'Caja del Sur', hint: '•••• 0093' },
    ],
  },
};
export const Stack: Story = {
  args: {
    label: '¿Qué recibiste?',
    looks: 'stack',
    value: 'all',
    onValueChange: () => {},
    options: [
      { value: 'all', label: 'Llegó todo', hint: 'Los $492.00 completos' },
      { value: 'part', label: 'Llegó solo una parte', hint: 'Dinos cuánto' },
    ],
  },
};
