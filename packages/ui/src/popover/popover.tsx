import { clsx } from 'clsx';
import { Popover as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export interface PopoverProps {
  trigger: ReactNode;
  /** Names the panel for screen readers. */
  label: string;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  children: ReactNode;
  className?: string | undefined;
}

export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'center',
  ...rest
}: PopoverProps) {
  return (
    <Primitive.Root open={open} {...(onOpenChange ? { onOpenChange } : {})}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={clsx(
            'z-60 w-80 max-w-[calc(100vw-1.5rem)] animate-pop rounded-lg bg-raised p-4 shadow-float outline-none ring-1 ring-line data-[state=closed]:animate-fade-out',
            rest.className,
          )}
        >
          {rest.children}
          <Primitive.Arrow className="fill-raised" width={14} height={7} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Closes the popover that it stands in. */
export function PopoverClose({ children }: { children: ReactNode }) {
  return <Primitive.Close asChild>{children}</Primitive.Close>;
}
