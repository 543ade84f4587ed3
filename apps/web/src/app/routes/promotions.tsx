import { createFileRoute } from '@tanstack/react-router';
import { parsePromotionSearch } from '../../features/promotions/promotion-search';
import { lazyScreen } from '../chunks/lazy-screen';
import { languageOf } from '../language-of';

export const Route = createFileRoute('/promotions')({
  validateSearch: parsePromotionSearch,
  loader: ({ context: { queries, i18n } }) => void queries.promotions.list.prefetch({ language: languageOf(i18n) }),
  component: lazyScreen(() => import('../../features/promotions/promotions-screen')),
});
