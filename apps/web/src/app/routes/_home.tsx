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
    // Asked for while the screen's chunk arrives; each section waits for its own answer.
    void queries.lobby.home.prefetch(input);
    void queries.content.announcements.prefetch(input);
    const state = session.get();
    const audience = audienceOf(state);
    if (state.status !== 'resuming' && areWanted(sessionStorage, localStorage, audience))
      void queries.content.popups.prefetch({ ...input, audience });
    // What changes with every asking, apart from the rest, which a browser may have kept; of a site that is open only.
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
