import { clsx } from 'clsx';
import { cloneElement, type HTMLAttributes, isValidElement, type ReactElement, type ReactNode } from 'react';

interface AsChildProps extends HTMLAttributes<HTMLElement> {
  /** The single element that takes the looks. */
  child: ReactNode;
  /** What it then contains, its own content among it. */
  around: (own: ReactNode) => ReactNode;
}

/**
 * Gives properties to an element of somebody else: class names are joined, its own properties stay, and its own click
 * handler is called first. Smaller than a general slot, which every first visit would have to load.
 */
export function AsChild({ child, around, className, onClick, ...rest }: AsChildProps) {
  if (!isValidElement(child)) throw new Error('asChild takes exactly one element');
  // What any element of the page may be given.
  const element = child as ReactElement<HTMLAttributes<HTMLElement>>;
  const own = element.props;
  return cloneElement(
    element,
    {
      ...rest,
      ...own,
      className: clsx(className, own.className),
      onClick: (event) => {
        own.onClick?.(event);
        onClick?.(event);
      },
    },
    around(own.children),
  );
}
