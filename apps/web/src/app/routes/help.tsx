import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../chunks/lazy-screen';
import { languageOf } from '../language-of';

export const Route = createFileRoute('/help')({
  loader: ({ context: { queries, i18n }, location: { hash } }) => {
    const language = languageOf(i18n);
    void queries.help.topics.prefetch({ language });
    if (hash !== '') void queries.help.topic.prefetch({ id: hash, language });
    return i18n.loadNamespaces('help');
  },
  component: lazyScreen(() => import('../help/help-page')),
});
