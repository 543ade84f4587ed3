import { repository } from '../../world/world';
import type { RoomName } from './chat.repository';

type Reader = () => void;

/** Who looks at which rooms of a world. */
export interface ChatNews {
  /** Something of a room may be different. Call within the transaction or behind it; readers look once it is over. */
  changed(room: RoomName): void;
  /** As `changed`, of every room of a model. */
  allChanged(modelId: string): void;
  subscribe(room: RoomName, reader: Reader): () => void;
}

const nameOf = ({ memberId, modelId }: RoomName): string => `${modelId}/${memberId}`;

export const chatNews = repository((): ChatNews => {
  const readers = new Map<string, Set<Reader>>();
  const tell = (isMeant: (name: string) => boolean): void => {
    for (const [name, ofRoom] of readers) if (isMeant(name)) for (const reader of ofRoom) reader();
  };
  return {
    changed: (room) => tell((name) => name === nameOf(room)),
    allChanged: (modelId) => tell((name) => name.startsWith(`${modelId}/`)),
    subscribe(room, reader) {
      const name = nameOf(room);
      const ofRoom = readers.get(name) ?? new Set();
      readers.set(name, ofRoom.add(reader));
      return () => {
        ofRoom.delete(reader);
        if (ofRoom.size === 0) readers.delete(name);
      };
    },
  };
});
