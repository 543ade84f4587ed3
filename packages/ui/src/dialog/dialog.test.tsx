import { readFileSync } from 'node:fs';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/button';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';
import { Drawer } from '../drawer/drawer';
import { Sheet } from '../sheet/sheet';
import { Dialog, MODAL_FADE_MS } from './dialog';

function Opened({ dismissable = true }: { dismissable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Entrar" closeLabel="Cerrar" dismissable={dismissable}>
        <input aria-label="Usuario" data-autofocus="" />
        <button type="button">Enviar</button>
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('SYS-15 is named by its title, takes the focus, keeps it in, and gives it back without a trigger', async () => {
    render(<Opened />);
    const opener = screen.getByRole('button', { name: 'Abrir' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Entrar' });
    expect(document.activeElement).toBe(within(dialog).getByLabelText('Usuario'));
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('SYS-15 gives the focus to the heading of the page when what opened it is gone', async () => {
    const Page = ({ open }: { open: boolean }) => (
      <>
        <h1 data-page-heading="" tabIndex={-1}>
          Inicio
        </h1>
        <Dialog open={open} title="Entrar" closeLabel="Cerrar" />
      </>
    );
    const { rerender } = render(<Page open />);
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    rerender(<Page open={false} />);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Inicio' })));
  });

  it('SYS-15 hides the page behind it from screen readers and holds it still', async () => {
    render(<Opened />);
    await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(screen.queryByRole('button', { name: 'Abrir' })).toBeNull();
    expect(document.querySelector('[data-scroll-lock]')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(document.querySelector('[data-scroll-lock]')).toBeNull();
  });

  it('stays when it must be answered', async () => {
    render(<Opened dismissable={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('fades for as long as the theme says', () => {
    const theme = readFileSync(`${import.meta.dirname}/../theme.css`, 'utf8');
    expect(theme).toContain(`--animate-fade-in: fade-in ${MODAL_FADE_MS}ms`);
    expect(theme).toContain(`--animate-fade-out: fade-out ${MODAL_FADE_MS}ms`);
  });
});

describe.each([
  ['Drawer', Drawer],
  ['Sheet', Sheet],
])('%s', (_, Surface) => {
  it('SYS-15 opens by its trigger, is named, closes by Escape and gives the focus back', async () => {
    render(
      <Surface title="Filtros" closeLabel="Cerrar" trigger={<Button>Filtrar</Button>}>
        contenido
      </Surface>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
    expect(screen.getByRole('dialog', { name: 'Filtros' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filtrar' })));
  });
});

describe('ConfirmDialog', () => {
  function Confirming({ onConfirm }: { onConfirm: () => unknown }) {
    const [open, setOpen] = useState(true);
    return (
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="¿Quitar la cuenta?"
        description="No se puede deshacer."
        confirmLabel="Quitar"
        cancelLabel="Conservar"
        onConfirm={onConfirm}
      />
    );
  }

  it('SYS-15 is an alert dialog with name and description, and begins on the harmless button', () => {
    render(<Confirming onConfirm={() => {}} />);
    const dialog = screen.getByRole('alertdialog', {
      name: '¿Quitar la cuenta?',
      description: 'No se puede deshacer.',
    });
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Conservar' }));
  });

  it('waits for the answer, ignores a second press, and closes when it succeeded', async () => {
    let succeed = () => {};
    const onConfirm = vi.fn(() => new Promise<void>((resolve) => (succeed = resolve)));
    render(<Confirming onConfirm={onConfirm} />);
    const button = screen.getByRole('button', { name: 'Quitar' });
    await userEvent.click(button);
    await userEvent.click(button);
    expect(onConfirm).toHaveBeenCalledTimes(1);
    succeed();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('stays open when it failed, ready for another try', async () => {
    render(<Confirming onConfirm={() => Promise.reject(new Error('refused'))} />);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar' }));
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Quitar' }).hasAttribute('aria-busy')).toBe(false);
  });
});
