import { ownRows } from '../../world/own-rows';
import { chatMessages, chatRooms } from './chat.table';

/** What a member is handed over of these tables. */
export const ownChat = [
  ownRows('chat.rooms', chatRooms, { by: ['modelId'], without: ['isTyping'] }),
  ownRows('chat.messages', chatMessages, { by: ['modelId', 'id'], without: ['key'] }),
];
