import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../chunks/lazy-screen';
import { documentLoader } from '../help/document-loader';

export const Route = createFileRoute('/responsible-gaming')({
  loader: documentLoader('responsible-gaming'),
  component: lazyScreen(() => import('../../features/help/document-screen')),
});
