import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './skip-link';

const meta = { title: 'Navigation/Skip link', component: SkipLink } satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { targetId: 'main', children: 'Ir al contenido' },
  render: (args) => (
    <main id="main" tabIndex={-1}>
      Pulsa el tabulador. <SkipLink {...args} />
    </main>
  ),
};
