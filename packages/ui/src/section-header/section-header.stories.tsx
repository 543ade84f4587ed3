import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeader } from './section-header';

const meta = { title: 'Lobby/Section header', component: SectionHeader } satisfies Meta<typeof SectionHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { title: 'Los más jugados', count: '9,912', action: <a href="#all">Ver todos</a> },
};
export const Page: Story = { args: { title: 'Tragamonedas', level: 1 } };
