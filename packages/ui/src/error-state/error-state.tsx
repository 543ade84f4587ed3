import { clsx } from 'clsx';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Illustration } from '../empty-state/illustration';

export interface ErrorStateProps {
  title: ReactNode;
  description?: ReactNode;
  /** Small print for the service desk: the request's id. */
  reference?: ReactNode;
  retry?: { label: string; onRetry: () => void; busy?: boolean | undefined } | undefined;
  /** Other ways out, such as a link home. */
  action?: ReactNode;
  /** One of several parts of a page: without a picture, since all may fail at once. */
  part?: boolean | undefined;
  className?: string | undefined;
}

/** Says in words what failed and offers the way on. Announced when it appears. */
export function ErrorState({ title, description, reference, retry, action, part = false, className }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={clsx('flex flex-col items-center px-4 text-center', part ? 'py-6' : 'py-10', className)}
    >
      {part ? null : <Illustration name="eclipse" />}
      <p className={clsx('text-balance font-bold font-display', part ? 'text-lg' : 'mt-4 text-xl')}>{title}</p>
      {description ? <p className="mt-1.5 max-w-prose text-pretty text-muted">{description}</p> : null}
      {retry || action ? (
        <div className="mt-5 flex flex-wrap justify-center gap-3">
          {retry ? (
            <Button
              variant="secondary"
              loading={retry.busy}
              iconStart={<RotateCw aria-hidden="true" className="size-4.5" />}
              onClick={retry.onRetry}
            >
              {retry.label}
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
      {reference ? <p className="money mt-4 select-all text-faint text-xs">{reference}</p> : null}
    </div>
  );
}
