import { clsx } from 'clsx';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { ModalFrame, type ModalFrameProps, ModalScrim } from '../modal/modal-frame';
import { type ModalState, useModalFocus, useModalState } from '../modal/use-modal-state';

/** The fade of every modal surface, in milliseconds; theme.css holds the same figure. */
export const MODAL_FADE_MS = 100;

export interface DialogProps extends ModalFrameProps, ModalState {
  /** A button that opens the dialog; leave out when the state is the caller's. */
  trigger?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** False: Escape and a press outside do nothing, for what must be answered. */
  dismissable?: boolean | undefined;
  /** "card" stays a small card on phones; the rest fill the screen there. */
  layout?: 'sheet' | 'card' | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  className?: string | undefined;
}

const SIZES = { sm: 'sm:max-w-md', md: 'sm:max-w-lg', lg: 'sm:max-w-3xl', xl: 'sm:max-w-6xl' };

const LAYOUTS = {
  sheet:
    'inset-0 h-dvh sm:m-auto sm:h-fit sm:max-h-[min(52rem,calc(100dvh-3rem))] sm:w-[calc(100%-3rem)] sm:rounded-xl sm:ring-1 sm:ring-line',
  card: 'inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] rounded-xl ring-1 ring-line',
};

export function Dialog({ trigger, size = 'md', dismissable = true, layout = 'sheet', ...rest }: DialogProps) {
  const { open, defaultOpen, onOpenChange, className, role = 'dialog', ...frame } = rest;
  const state = useModalState({ open, defaultOpen, onOpenChange });
  const focus = useModalFocus();
  const keep = (event: Event) => {
    if (!dismissable) event.preventDefault();
  };
  return (
    <Primitive.Root open={state.open} onOpenChange={state.onOpenChange}>
      {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
      <Primitive.Portal>
        <ModalScrim open={state.open} />
        <Primitive.Content
          {...focus}
          {...(frame.description ? {} : { 'aria-describedby': undefined })}
          role={role}
          tabIndex={-1}
          onEscapeKeyDown={keep}
          onInteractOutside={keep}
          className={clsx(
            'fixed z-50 flex animate-fade-in flex-col bg-surface shadow-float outline-none data-[state=closed]:animate-fade-out',
            LAYOUTS[layout],
            SIZES[size],
            className,
          )}
        >
          <ModalFrame {...frame} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Closes the dialog that it stands in: `<DialogClose><Button>…</Button></DialogClose>`. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Primitive.Close asChild>{children}</Primitive.Close>;
}
