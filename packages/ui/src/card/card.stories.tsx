import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card';

const meta = { title: 'Data/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Surface: Story = { args: { tone: 'surface', children: 'Contenido' } };
export const Raised: Story = { args: { tone: 'raised', children: 'Contenido' } };
export const Sunken: Story = { args: { tone: 'sunken', children: 'Contenido' } };
