import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './breadcrumb';

const meta = { title: 'Navigation/Breadcrumb', component: Breadcrumb } satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: 'Estás en',
    items: [
      { id: 'home', content: <a href="#home">Inicio</a> },
      { id: 'here', content: 'Tragamonedas' },
    ],
  },
};
