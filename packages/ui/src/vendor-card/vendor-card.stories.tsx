import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogoMark } from '../logo/logo';
import { VendorCard } from './vendor-card';

const meta = { title: 'Lobby/Vendor card', component: VendorCard } satisfies Meta<typeof VendorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { name: 'Obsidiana', caption: '214 juegos', image: <LogoMark /> } };
export const Selected: Story = {
  args: { name: 'Obsidiana', caption: '214 juegos', selected: true, image: <LogoMark /> },
};
export const Closed: Story = { args: { name: 'Obsidiana', closed: 'En mantenimiento', image: <LogoMark /> } };
