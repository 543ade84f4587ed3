import { createFileRoute, redirect } from '@tanstack/react-router';
import { PATHS } from '../../paths';
import { parseRegisterSearch } from '../home/home-search';
import { OpenedDialog } from '../overlays/opened-dialog';

export const Route = createFileRoute('/_home/register')({
  validateSearch: parseRegisterSearch,
  beforeLoad: ({ context }) => {
    const { session } = context.session.get();
    if (session && !session.isTrial) throw redirect({ to: PATHS.home, replace: true });
  },
  component: () => <OpenedDialog kind="register" />,
});
