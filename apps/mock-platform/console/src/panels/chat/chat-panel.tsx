import { useState } from 'react';
import { Conversation } from './conversation';
import { ModelDesk } from './model-desk';
import type { OpenRoom } from './open-room';
import { Reports } from './reports';
import { Rooms } from './rooms';

/** The model's side of the live chat: who writes, what is answered, and what members reported. */
export default function ChatPanel() {
  const [room, setRoom] = useState<OpenRoom | null>(null);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Rooms open={room} onOpen={setRoom} />
      <Conversation room={room} onOpen={setRoom} />
      <ModelDesk />
      <Reports onOpen={setRoom} />
    </div>
  );
}
