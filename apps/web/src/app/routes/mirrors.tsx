import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../chunks/lazy-screen';

export const Route = createFileRoute('/mirrors')({
  loader: ({ context: { queries } }) => void queries.system.contact.prefetch(),
  component: lazyScreen(() => import('../../features/system/mirrors-screen')),
});
