import { createFileRoute } from '@tanstack/react-router';
import { parseMemberSearch } from '../../features/account/member-pages';
import { lazyScreen } from '../chunks/lazy-screen';
import { requireMember } from '../session/require-member';

export const Route = createFileRoute('/member')({
  validateSearch: parseMemberSearch,
  beforeLoad: requireMember,
  component: lazyScreen(() => import('../member/member-screen')),
});
