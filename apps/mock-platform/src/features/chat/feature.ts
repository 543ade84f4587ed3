import { chatAccess } from '@tonalli/contracts/chat/access';
import { defineFeature } from '../../transport/feature';
import { chatRoutes } from './chat.routes';
import { chatLive } from './chat-live';
import { chatAnswerJob, chatReadJob } from './model-turn';
import { ownChat } from './own-data.repository';

export const chat = defineFeature({
  name: 'chat',
  routes: chatRoutes,
  access: chatAccess,
  sites: [chatLive],
  jobs: [chatReadJob, chatAnswerJob],
  ownData: ownChat,
});
