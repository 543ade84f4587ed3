import * as messages from '@tonalli/contracts/messages/wire';
import { type Route, route } from '../../transport/verb';
import { deleteMessages, fetchMessage, fetchUnreadCount, listMessages, readMessages, restoreMessages } from './inbox';

export const messagesRoutes: Route[] = [
  route(messages.fetchUnreadCount, fetchUnreadCount),
  route(messages.listMessages, listMessages),
  route(messages.fetchMessage, fetchMessage),
  route(messages.readMessages, readMessages),
  route(messages.deleteMessages, deleteMessages),
  route(messages.restoreMessages, restoreMessages),
];
