import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';
import { Drawer } from '../drawer/drawer';
import { Field } from '../field/field';
import { LogoMark } from '../logo/logo';
import { Sheet } from '../sheet/sheet';
import { TextInput } from '../text-input/text-input';
import { Dialog, DialogClose } from './dialog';

const meta = { title: 'Overlays/Dialog' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  render: () => (
    <Dialog
      defaultOpen
      size="sm"
      title="Bienvenido de nuevo"
      description="Entra para seguir jugando."
      closeLabel="Cerrar"
      trigger={<Button>Entrar</Button>}
    >
      <form className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
        <Field label="Usuario" required>
          <TextInput data-autofocus="" autoComplete="username" />
        </Field>
        <Field label="Contraseña" required>
          <TextInput type="password" autoComplete="current-password" reveal={{ show: 'Mostrar', hide: 'Ocultar' }} />
        </Field>
        <Button type="submit" block className="mt-2">
          Entrar
        </Button>
      </form>
    </Dialog>
  ),
};

export const LongText: Story = {
  render: () => (
    <Dialog
      defaultOpen
      size="lg"
      title="Términos y condiciones"
      closeLabel="Cerrar"
      trigger={<Button>Leer</Button>}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Ahora no</Button>
          </DialogClose>
          <DialogClose>
            <Button>Acepto</Button>
          </DialogClose>
        </>
      }
    >
      <div className="flex flex-col gap-4 text-muted">
        {Array.from({ length: 14 }, (_, index) => `Párrafo ${index + 1}.`).map((head) => (
          <p key={head}>
            {head} El juego es para divertirse. Fija tus límites antes de empezar, descansa cuando quieras y nunca
            juegues lo que te hace falta para vivir.
          </p>
        ))}
      </div>
    </Dialog>
  ),
};

function Confirming() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Quitar cuenta
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        tone="danger"
        title="¿Quitar la cuenta terminada en 4821?"
        description="Para volver a usarla tendrás que darla de alta otra vez."
        confirmLabel="Quitar"
        cancelLabel="Conservar"
        onConfirm={() => {}}
      />
    </>
  );
}

export const Confirm: Story = { render: () => <Confirming /> };

export const SideDrawer: Story = {
  render: () => (
    <Drawer defaultOpen title="Menú" closeLabel="Cerrar" trigger={<Button variant="secondary">Menú</Button>}>
      <ul className="flex flex-col gap-1">
        {['Inicio', 'Tragamonedas', 'Casino en vivo', 'Deportes', 'Lotería', 'Pesca', 'Promociones'].map((item) => (
          <li key={item}>
            <Button variant="ghost" block className="justify-start">
              {item}
            </Button>
          </li>
        ))}
      </ul>
    </Drawer>
  ),
};

export const BottomSheet: Story = {
  render: () => (
    <Sheet
      defaultOpen
      title="Filtrar juegos"
      closeLabel="Cerrar"
      trigger={<Button variant="secondary">Filtros</Button>}
      footer={<Button block>Ver 128 juegos</Button>}
    >
      <div className="flex items-center gap-3 text-muted">
        <LogoMark />
        Elige proveedores y categorías.
      </div>
    </Sheet>
  ),
};
