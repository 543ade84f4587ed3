import { createFileRoute } from '@tanstack/react-router';
import { parseChatSearch } from '../../features/chat/chat-search';
import { lazyScreen } from '../chunks/lazy-screen';

export const Route = createFileRoute('/chat')({
  validateSearch: parseChatSearch,
  loader: ({ context: { i18n } }) => i18n.loadNamespaces('chat'),
  component: lazyScreen(() => import('../../features/chat/chat-screen')),
});
