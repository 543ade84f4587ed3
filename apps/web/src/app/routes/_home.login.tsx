import { createFileRoute, redirect } from '@tanstack/react-router';
import { parseReturnSearch } from '../home/home-search';
import { RouteDialog } from '../overlays/route-dialog';

export const Route = createFileRoute('/_home/login')({
  validateSearch: parseReturnSearch,
  beforeLoad: ({ context, search }) => {
    if (context.session.get().status === 'member') throw redirect({ href: search.returnTo ?? '/', replace: true });
  },
  component: () => <RouteDialog kind="login" />,
});
