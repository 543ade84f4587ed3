import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveRegion } from './live-region';

const meta = { title: 'Feedback/Live region', component: LiveRegion } satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: '42 juegos' },
  render: (args) => (
    <div>
      Solo se oye: <LiveRegion {...args} />
    </div>
  ),
};
