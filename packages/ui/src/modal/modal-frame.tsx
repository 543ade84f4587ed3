import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { useOverflow } from './use-overflow';

/**
 * The dimmed page behind a modal. Radix's own overlay would inject a style element to lock scrolling,
 * which the content policy refuses; `data-scroll-lock` does it from theme.css.
 */
export function ModalScrim({ open, ...rest }: { open: boolean } & ComponentPropsWithRef<'div'>) {
  return (
    <div
      {...rest}
      data-scroll-lock=""
      data-state={open ? 'open' : 'closed'}
      aria-hidden="true"
      className="pointer-events-auto fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out"
    />
  );
}

export interface ModalFrameProps {
  title: ReactNode;
  titleHidden?: boolean | undefined;
  description?: ReactNode;
  /** Name of the cross; without it there is none. */
  closeLabel?: string | undefined;
  footer?: ReactNode;
  /** Content that brings its own padding, such as a picture or a list. */
  flush?: boolean | undefined;
  children?: ReactNode;
}

function ScrollBody({ flush, children }: { flush: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  return (
    <div
      ref={box}
      tabIndex={overflows ? 0 : undefined}
      className="min-h-0 flex-auto overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
    >
      <div className={flush ? undefined : 'px-5 pt-1 pb-5 sm:px-6 sm:pb-6'}>{children}</div>
    </div>
  );
}

/** Header, scrolling body and footer of every modal surface. Must stand inside a Radix dialog's content. */
export function ModalFrame(props: ModalFrameProps) {
  const { title, titleHidden, description, closeLabel, footer, flush, children } = props;
  return (
    <>
      <div
        className={clsx(
          'flex shrink-0 items-start justify-between gap-3 ps-5 pt-3 sm:ps-6',
          closeLabel ? 'pe-3' : 'pe-5 sm:pe-6',
          titleHidden ? 'absolute end-0 top-0 z-10' : 'pb-3',
        )}
      >
        <div className={clsx('min-w-0 pt-2', titleHidden && 'sr-only')}>
          <Dialog.Title className="font-bold font-display text-xl leading-tight">{title}</Dialog.Title>
          {description ? (
            <Dialog.Description className="mt-1 text-muted text-sm">{description}</Dialog.Description>
          ) : null}
        </div>
        {closeLabel ? (
          <Dialog.Close asChild>
            <IconButton label={closeLabel} variant={titleHidden ? 'solid' : 'ghost'}>
              <X aria-hidden="true" />
            </IconButton>
          </Dialog.Close>
        ) : null}
      </div>
      {children ? <ScrollBody flush={flush ?? false}>{children}</ScrollBody> : <div className="flex-auto" />}
      {footer ? (
        <div className="flex shrink-0 flex-wrap justify-end gap-3 border-line border-t px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:*:grow sm:px-6">
          {footer}
        </div>
      ) : null}
    </>
  );
}
