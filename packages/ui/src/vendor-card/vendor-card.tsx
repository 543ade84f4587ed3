import { clsx } from 'clsx';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface VendorCardProps extends Omit<ComponentPropsWithRef<'button'>, 'name'> {
  name: string;
  /** The vendor's art: `<HostImage fit="contain" alt="" className="size-full" ... />`. */
  image: ReactNode;
  /** Small line: "1,204 juegos". */
  caption?: ReactNode;
  selected?: boolean | undefined;
  /** Wording for a vendor that is closed; the card does nothing then. */
  closed?: string | undefined;
  /** The single child is the link that becomes the card. */
  asChild?: boolean | undefined;
}

export function VendorCard(props: VendorCardProps) {
  const { name, image, caption, selected, closed, asChild = false, className, children, ...rest } = props;
  const Root = asChild ? Slot.Root : 'button';
  const inner = (
    <>
      <span className={clsx('flex h-14 items-center justify-center', closed && 'opacity-40 grayscale')}>{image}</span>
      <span className="line-clamp-2 w-full text-pretty font-semibold text-sm leading-tight [overflow-wrap:anywhere]">
        {name}
      </span>
      {closed || caption ? (
        <span className="money mt-auto block w-full truncate text-muted text-xs">{closed ?? caption}</span>
      ) : null}
    </>
  );
  return (
    <Root
      {...rest}
      {...(asChild ? {} : { type: 'button' as const, disabled: closed !== undefined || rest.disabled })}
      aria-pressed={asChild ? undefined : selected}
      className={clsx(
        'flex min-w-0 flex-col items-center gap-1.5 rounded-lg p-4 text-center text-text no-underline ring-inset transition-[background-color,box-shadow] duration-150 disabled:cursor-not-allowed',
        selected
          ? 'bg-marigold-soft ring-2 ring-marigold'
          : 'bg-surface ring-1 ring-line not-disabled:hover:bg-raised not-disabled:hover:ring-line-strong',
        className,
      )}
    >
      {asChild ? <Slot.Slottable child={children}>{() => inner}</Slot.Slottable> : inner}
    </Root>
  );
}
