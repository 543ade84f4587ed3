import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleArt } from '../../.storybook/sample-art';
import { HostImage } from './host-image';

const meta = { title: 'Lobby/Host image', component: HostImage } satisfies Meta<typeof HostImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  args: { urls: [sampleArt(3)], alt: 'Tesoro de Jade', className: 'size-48 rounded-lg' },
};
export const NoHostHasIt: Story = {
  args: { urls: [], alt: 'Tesoro de Jade', className: 'size-48 rounded-lg' },
};
