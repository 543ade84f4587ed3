import { type ReactNode, useState } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen, in a sentence. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Red for what cannot be undone. */
  tone?: 'primary' | 'danger' | undefined;
  /** Awaited. Closes when done; stays open when its promise fails, so that the caller can show why in `children`. */
  onConfirm: () => unknown;
  children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    confirmLabel,
    cancelLabel,
    tone = 'primary',
    onConfirm,
    children,
  } = props;
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch {
      // The caller's mutation holds the error and words it in `children`.
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      role="alertdialog"
      layout="card"
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      dismissable={!busy}
      footer={
        <>
          <Button variant="secondary" data-autofocus="" disabled={busy} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={tone} loading={busy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
