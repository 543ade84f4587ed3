import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './progress';

const meta = { title: 'Data/Progress', component: Progress } satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = { args: { label: 'Apuesta requerida', value: 300, max: 500 } };
export const Done: Story = { args: { label: 'Misión', value: 100, tone: 'jade' } };
