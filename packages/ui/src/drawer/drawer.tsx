import { clsx } from 'clsx';
import { Modal, type SurfaceProps } from '../modal/modal';

export interface DrawerProps extends SurfaceProps {
  side?: 'left' | 'right' | undefined;
}

const SIDES = {
  left: 'left-0 animate-slide-in-left rounded-r-xl data-[state=closed]:animate-slide-out-left',
  right: 'right-0 animate-slide-in-right rounded-l-xl data-[state=closed]:animate-slide-out-right',
};

/** A panel of full height at one side: menu, filters, details. */
export function Drawer({ side = 'left', className, ...rest }: DrawerProps) {
  return <Modal {...rest} className={clsx('inset-y-0 w-[min(22rem,88vw)] ring-1 ring-line', SIDES[side], className)} />;
}
