import { createFileRoute } from '@tanstack/react-router';
import { type MemberPage, parseMemberSearch } from '../../features/account/member-pages';
import { lazyScreen } from '../chunks/lazy-screen';
import { requireMember } from '../session/require-member';

/** A failed preload is retried, and reported, when the screen renders. */
async function fetchScreen(page: MemberPage): Promise<void> {
  const parts = await import('../member/member-screens').catch(() => null);
  await parts?.MEMBER_SCREENS[page].preload();
}

export const Route = createFileRoute('/member')({
  validateSearch: parseMemberSearch,
  beforeLoad: requireMember,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context: { i18n, queries, session }, deps: { page } }) => {
    // Fetched while its frame loads.
    void fetchScreen(page);
    void i18n.loadNamespaces(['account', 'errors', 'session']);
    void queries.account.me.prefetch();
    const { isTrial = false } = session.get().session ?? {};
    if (page === 'securityCenter' && !isTrial) void queries.account.security.prefetch();
  },
  component: lazyScreen(() => import('../member/member-screen')),
});
