import { createFileRoute, redirect } from '@tanstack/react-router';
import { PATHS } from '../../paths';
import { parseRegisterSearch } from '../home/home-search';
import { RouteDialog } from '../overlays/route-dialog';

export const Route = createFileRoute('/_home/register')({
  validateSearch: parseRegisterSearch,
  beforeLoad: ({ context }) => {
    const { session } = context.session.get();
    if (session && !session.isTrial) throw redirect({ to: PATHS.home, replace: true });
  },
  component: () => <RouteDialog kind="register" />,
});
