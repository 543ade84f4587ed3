import type { Meta, StoryObj } from '@storybook/react-vite';
import { Drawer } from './drawer';

const meta = { title: 'Overlays/Drawer', component: Drawer } satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Left: Story = { args: { defaultOpen: true, title: 'Menú', closeLabel: 'Cerrar', children: 'Contenido' } };
export const Right: Story = {
  args: { defaultOpen: true, side: 'right', title: 'Detalle', closeLabel: 'Cerrar', children: 'Contenido' },
};
