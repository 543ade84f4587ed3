import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../chunks/lazy-screen';
import { parseHomeSearch } from '../home/home-search';
import { languageOf } from '../language-of';

export const Route = createFileRoute('/_home')({
  validateSearch: parseHomeSearch,
  loader: ({ context: { queries, i18n } }) => {
    const input = { language: languageOf(i18n) };
    // Asked for while the screen's chunk arrives; each section waits for its own answer.
    void queries.lobby.home.prefetch(input);
    void queries.content.announcements.prefetch(input);
    void queries.content.winners.prefetch(input);
    void queries.content.jackpot.prefetch();
  },
  component: lazyScreen(() => import('../home/home-screen')),
});
