import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { toast } from './toast-store';
import { Toaster } from './toaster';

const meta = { title: 'Feedback/Toaster', component: Toaster } satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  args: { regionLabel: 'Avisos', toastLabel: 'Aviso', closeLabel: 'Cerrar aviso' },
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => toast.info('Nuevo mensaje')}>Información</Button>
      <Button onClick={() => toast.success('Apuesta registrada', { description: 'Folio B-88213' })}>Éxito</Button>
      <Button onClick={() => toast.warning('Tu límite está cerca')}>Advertencia</Button>
      <Button onClick={() => toast.danger('Sin conexión', { action: { label: 'Reintentar', onAct: () => {} } })}>
        Error
      </Button>
      <Toaster {...args} />
    </div>
  ),
};
