import type { listModels as listModelsEndpoint } from '@tonalli/contracts/chat/wire';
import { fromWireLanguage } from '@tonalli/contracts/language';
import { modelPicturePath } from '../../art/paths';
import type { Verb } from '../../transport/verb';
import { messageRepository, roomRepository } from './chat.repository';
import { chatModels } from './chat-data';
import { statusOf } from './chat-models';

const ORDER = ['online', 'busy', 'offline'] as const;

/** All models, those that are there first. */
export const listModels: Verb<typeof listModelsEndpoint> = ({ ctx: { world, member, request }, input }) => {
  const language = fromWireLanguage(input.language ?? request.language);
  const rooms = member ? roomRepository(world).ofMember(member.id) : [];
  const ownOf = (modelId: string): { unread: number; isBlocked: boolean } => {
    const room = rooms.find((one) => one.modelId === modelId);
    if (!room || room.isBlocked) return { unread: 0, isBlocked: room !== undefined };
    return { unread: messageRepository(world).unread(room, room.memberReadId), isBlocked: false };
  };
  const list = chatModels().map((model) => ({
    ...{ modelId: model.id, name: model.name, languages: [...model.languages], about: model.about[language] },
    ...{ status: statusOf(world, model), picture: modelPicturePath(model.id), ...ownOf(model.id) },
  }));
  return { list: ORDER.flatMap((status) => list.filter((one) => one.status === status)) };
};
