import { createFileRoute } from '@tanstack/react-router';
import { areWanted, audienceOf } from '../../features/content/popup-audience';
import { lazyScreen } from '../chunks/lazy-screen';
import { parseHomeSearch } from '../home/home-search';
import { languageOf } from '../language-of';
import { readBootstrap } from '../read-bootstrap';

export const Route = createFileRoute('/_home')({
  validateSearch: parseHomeSearch,
  loader: ({ context }) => {
    const { queries, i18n, session } = context;
    const input = { language: languageOf(i18n) };
    // Fetched while the screen's chunk loads; each section waits for its own query.
    void queries.lobby.home.prefetch(input);
    void queries.content.announcements.prefetch(input);
    const state = session.get();
    const audience = audienceOf(state);
    if (state.status !== 'resuming' && areWanted(sessionStorage, localStorage, audience))
      void queries.content.popups.prefetch({ ...input, audience });
    // In a request of its own, since the browser may cache the rest; only while the site is open.
    void readBootstrap(context)
      .then(({ status }) => {
        if (status !== 0) return;
        void queries.content.winners.prefetch(input);
        void queries.content.jackpot.prefetch();
      })
      .catch(() => null);
  },
  component: lazyScreen(() => import('../home/home-screen')),
});
