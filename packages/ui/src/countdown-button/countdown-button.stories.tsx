import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountdownButton } from './countdown-button';

const meta = { title: 'Actions/Countdown button', component: CountdownButton } satisfies Meta<typeof CountdownButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { readyAt: null, waitingLabel: (seconds) => `Reenviar en ${seconds} s`, children: 'Enviar código' },
};
export const Waiting: Story = {
  args: {
    readyAt: 60_000,
    now: () => 18_000,
    waitingLabel: (seconds) => `Reenviar en ${seconds} s`,
    children: 'Enviar código',
  },
};
