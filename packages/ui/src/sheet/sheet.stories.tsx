import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from './sheet';

const meta = { title: 'Overlays/Sheet', component: Sheet } satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultOpen: true, title: 'Filtrar juegos', closeLabel: 'Cerrar', children: 'Contenido' },
};
