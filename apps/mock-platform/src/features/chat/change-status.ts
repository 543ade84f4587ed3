import type { ModelState } from '@tonalli/contracts/chat/shapes';
import type { World } from '../../world/world';
import { messageRepository, roomRepository } from './chat.repository';
import { requireModel } from './chat-models';
import { chatNews } from './chat-news';
import { CHAT_RULES } from './chat-settings';
import { awaitModel, dropTurn } from './model-turn';

/** A model comes, is busy or goes. What was written while it was away is answered when it comes. Throws `NOT_FOUND`. */
export function setModelStatus(world: World, modelId: string, status: ModelState): void {
  const model = requireModel(modelId);
  world.transaction(() => {
    const rules = world.settings.get(CHAT_RULES);
    world.settings.set(CHAT_RULES, { ...rules, statuses: { ...rules.statuses, [model.id]: status } });
    for (const room of roomRepository(world).ofModel(model.id)) {
      if (status === 'offline') dropTurn(world, room);
      else if ((messageRepository(world).latest(room, 'member')?.id ?? 0) > room.modelReadId) awaitModel(world, room);
    }
    chatNews(world).allChanged(model.id);
    world.events.publish({ type: 'chat', customerId: null });
  });
}
