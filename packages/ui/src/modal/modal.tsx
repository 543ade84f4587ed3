import { clsx } from 'clsx';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { ModalFrame, type ModalFrameProps, ModalScrim } from './modal-frame';
import { type ModalState, useModalFocus, useModalState } from './use-modal-state';

/** What every modal surface takes. */
export interface SurfaceProps extends ModalFrameProps, ModalState {
  /** A button that opens it; leave out when the state is the caller's. */
  trigger?: ReactNode;
  className?: string | undefined;
}

interface ModalProps extends SurfaceProps {
  dismissable?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Stands above the header. */
  grip?: ReactNode;
}

/** A panel over the dimmed page, with its trigger; `className` says where it stands and how it comes. */
export function Modal({ trigger, dismissable = true, role = 'dialog', grip, className, ...rest }: ModalProps) {
  const { open, defaultOpen, onOpenChange, ...frame } = rest;
  const state = useModalState({ open, defaultOpen, onOpenChange });
  const keep = (event: Event) => {
    if (!dismissable) event.preventDefault();
  };
  return (
    <Primitive.Root open={state.open} onOpenChange={state.onOpenChange}>
      {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
      {/* Told where, it is drawn with what opens it; else Radix would draw it in a pass of its own, in one piece. */}
      <Primitive.Portal container={document.body}>
        <ModalScrim open={state.open} />
        <Primitive.Content
          {...useModalFocus()}
          {...(frame.description ? {} : { 'aria-describedby': undefined })}
          role={role}
          tabIndex={-1}
          onEscapeKeyDown={keep}
          onInteractOutside={keep}
          className={clsx('fixed z-50 flex flex-col bg-surface shadow-float outline-none', className)}
        >
          {grip}
          <ModalFrame {...frame} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
