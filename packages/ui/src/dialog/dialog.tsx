import { clsx } from 'clsx';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Modal, type SurfaceProps } from '../modal/modal';

/** The fade of every modal surface, in milliseconds; theme.css holds the same figure. */
export const MODAL_FADE_MS = 100;

export interface DialogProps extends SurfaceProps {
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** False: Escape and a press outside do nothing, for what must be answered. */
  dismissable?: boolean | undefined;
  /** "card" stays a small card on phones; the rest fill the screen there. */
  layout?: 'sheet' | 'card' | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
}

const SIZES = { sm: 'sm:max-w-md', md: 'sm:max-w-lg', lg: 'sm:max-w-3xl', xl: 'sm:max-w-6xl' };

const LAYOUTS = {
  sheet:
    'inset-0 h-dvh sm:m-auto sm:h-fit sm:max-h-[min(52rem,calc(100dvh-3rem))] sm:w-[calc(100%-3rem)] sm:rounded-xl sm:ring-1 sm:ring-line',
  card: 'inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] rounded-xl ring-1 ring-line',
};

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
