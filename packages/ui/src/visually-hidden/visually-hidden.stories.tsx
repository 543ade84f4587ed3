import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden';

const meta = { title: 'Feedback/Visually hidden', component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: '3 mensajes sin leer' },
  render: (args) => (
    <p>
      3 <VisuallyHidden {...args} />
    </p>
  ),
};
