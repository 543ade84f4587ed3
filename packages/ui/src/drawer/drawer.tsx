import { clsx } from 'clsx';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { ModalFrame, type ModalFrameProps, ModalScrim } from '../modal/modal-frame';
import { type ModalState, useModalFocus, useModalState } from '../modal/use-modal-state';

export interface DrawerProps extends ModalFrameProps, ModalState {
  trigger?: ReactNode;
  side?: 'left' | 'right' | undefined;
  className?: string | undefined;
}

const SIDES = {
  left: 'left-0 animate-slide-in-left rounded-r-xl data-[state=closed]:animate-slide-out-left',
  right: 'right-0 animate-slide-in-right rounded-l-xl data-[state=closed]:animate-slide-out-right',
};

/** A panel of full height at one side: menu, filters, details. */
export function Drawer({ trigger, side = 'left', className, ...rest }: DrawerProps) {
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
            'fixed inset-y-0 z-50 flex w-[min(22rem,88vw)] flex-col bg-surface shadow-float outline-none ring-1 ring-line',
            SIDES[side],
            className,
          )}
        >
          <ModalFrame {...frame} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
