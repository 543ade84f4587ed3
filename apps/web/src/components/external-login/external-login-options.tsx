import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../app/chunks/lazy-screen';
import { useBootstrap } from '../../hooks/use-bootstrap';
import type Buttons from './external-buttons';

const ExternalButtons = lazyPart(() => import('./external-buttons'));

/** The services by whose accounts one can log in, fetched with the dialog that shows them; nothing where none is offered. */
export function ExternalLoginOptions(props: ComponentProps<typeof Buttons>) {
  const { externalLogins } = useBootstrap();
  if (externalLogins.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton className="h-20 w-full" />}>
      <ExternalButtons {...props} />
    </Suspense>
  );
}
