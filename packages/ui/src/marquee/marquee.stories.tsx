import type { Meta, StoryObj } from '@storybook/react-vite';
import { Marquee } from './marquee';

const meta = { title: 'Feedback/Marquee', component: Marquee } satisfies Meta<typeof Marquee>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: 'Avisos',
    pauseLabel: 'Pausar',
    playLabel: 'Reanudar',
    children: 'La Lotería de Oro se juega a las 21:00. Hoy: depósitos sin comisión.',
  },
};
