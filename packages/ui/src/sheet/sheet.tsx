import { clsx } from 'clsx';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { ModalFrame, type ModalFrameProps, ModalScrim } from '../modal/modal-frame';
import { type ModalState, useModalFocus, useModalState } from '../modal/use-modal-state';

export interface SheetProps extends ModalFrameProps, ModalState {
  trigger?: ReactNode;
  className?: string | undefined;
}

/** Rises from the lower edge, within the thumb's reach; on wide screens it keeps a reading width. */
export function Sheet({ trigger, className, ...rest }: SheetProps) {
  const { open, defaultOpen, onOpenChange, ...frame } = rest;
  const state = useModalState({ open, defaultOpen, onOpenChange });
  return (
    <Primitive.Root open={state.open} onOpenChange={state.onOpenChange}>
      {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
      <Primitive.Portal>
        <ModalScrim open={state.open} />
        <Primitive.Content
          {...useModalFocus()}
          {...(frame.description ? {} : { 'aria-describedby': undefined })}
          tabIndex={-1}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[85dvh] w-full max-w-2xl animate-slide-in-bottom flex-col rounded-t-2xl bg-surface shadow-float outline-none ring-1 ring-line data-[state=closed]:animate-slide-out-bottom',
            className,
          )}
        >
          <span aria-hidden="true" className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-line-strong" />
          <ModalFrame {...frame} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
