import { clsx } from 'clsx';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Modal, type SurfaceProps } from '../modal/modal';
import { LAYOUTS, SIZES } from './dialog-shape';

/** The fade of every modal surface, in milliseconds; theme.css holds the same figure. */
export const MODAL_FADE_MS = 100;

export interface DialogProps extends SurfaceProps {
  size?: keyof typeof SIZES | undefined;
  /** False: Escape and a press outside do nothing, for what must be answered. */
  dismissable?: boolean | undefined;
  /** "card" stays a small card on phones; the rest fill the screen there. */
  layout?: keyof typeof LAYOUTS | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
}

export function Dialog({ size = 'md', layout = 'sheet', className, ...rest }: DialogProps) {
  return (
    <Modal
      {...rest}
      className={clsx('animate-fade-in data-[state=closed]:animate-fade-out', LAYOUTS[layout], SIZES[size], className)}
    />
  );
}

/** Closes the dialog that it stands in: `<DialogClose><Button>…</Button></DialogClose>`. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Primitive.Close asChild>{children}</Primitive.Close>;
}
