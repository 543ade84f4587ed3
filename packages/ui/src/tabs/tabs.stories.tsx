import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TabPanel, Tabs } from './tabs';

const meta = { title: 'Navigation/Tabs' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ITEMS = ['Todo', 'Depósitos', 'Retiros', 'Transferencias', 'Bonos', 'Reembolsos', 'Ajustes'];

function Example() {
  const [value, setValue] = useState('Todo');
  return (
    <Tabs
      label="Movimientos"
      value={value}
      onValueChange={setValue}
      items={ITEMS.map((item) => ({ value: item, label: item }))}
    >
      {ITEMS.map((item) => (
        <TabPanel key={item} value={item}>
          {item}
        </TabPanel>
      ))}
    </Tabs>
  );
}

export const Default: Story = { render: () => <Example /> };
