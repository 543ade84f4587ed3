import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button';
import { Stat } from '../stat/stat';
import { Money } from './money';

const meta = { title: 'Data/Money', component: Money } satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

function Counting() {
  const [amountMinor, setAmountMinor] = useState(1_250_000);
  return (
    <div className="flex flex-col items-start gap-3">
      <Money amountMinor={amountMinor} animate className="font-bold font-display text-4xl" />
      <Button variant="secondary" onClick={() => setAmountMinor(amountMinor + 348_215)}>
        Ganar
      </Button>
    </div>
  );
}

export const All: Story = {
  args: { amountMinor: 123_450 },
  render: (args) => (
    <div className="flex flex-col gap-6">
      <div className="grid w-fit grid-cols-1 gap-1 text-right text-lg">
        <Money {...args} />
        <Money amountMinor={1_050_000} trimZeros />
        <Money amountMinor={48_210} tone="sign" />
        <Money amountMinor={-48_210} tone="sign" />
        <Money amountMinor={0} tone="sign" />
        <Money amountMinor={123_450} masked="Saldo oculto" />
      </div>
      <Counting />
      <div className="grid gap-4 sm:grid-cols-3">
        <Stat label="Saldo" value={<Money amountMinor={1_250_000} />} />
        <Stat
          label="Ganado hoy"
          value={<Money amountMinor={348_200} tone="sign" />}
          delta={{ text: '12% más que ayer', direction: 'up', good: true }}
        />
        <Stat
          label="Apostado"
          value={<Money amountMinor={90_000} />}
          delta={{ text: '4% menos que ayer', direction: 'down', good: false }}
        />
      </div>
    </div>
  ),
};
