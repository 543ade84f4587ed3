import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from './search-field';

const meta = { title: 'Forms/Search field', component: SearchField } satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    label: 'Buscar juegos',
    clearLabel: 'Borrar',
    placeholder: 'Busca un juego',
    value: '',
    onValueChange: () => {},
  },
};
export const Filled: Story = {
  args: { label: 'Buscar juegos', clearLabel: 'Borrar', value: 'pirámide', onValueChange: () => {} },
};
