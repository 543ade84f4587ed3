import { clsx } from 'clsx';
import { Modal, type SurfaceProps } from '../modal/modal';

/** Rises from the lower edge, within the thumb's reach; on wide screens it keeps a reading width. */
export function Sheet({ className, ...rest }: SurfaceProps) {
  return (
    <Modal
      {...rest}
      grip={<span aria-hidden="true" className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-line-strong" />}
      className={clsx(
        'inset-x-0 bottom-0 mx-auto max-h-[85dvh] w-full max-w-2xl animate-slide-in-bottom rounded-t-2xl ring-1 ring-line data-[state=closed]:animate-slide-out-bottom',
        className,
      )}
    />
  );
}
