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
    <div className="flex flex-col gap-5 lg:grid lg:grid-cols-2 lg:items-start">
      <div className="contents lg:flex lg:flex-col lg:gap-5">
        <div className="order-1">
          <Rooms open={room} onOpen={setRoom} />
        </div>
        <div className="order-3">
          <ModelDesk />
        </div>
      </div>
      <div className="contents lg:flex lg:flex-col lg:gap-5">
        <div className="order-2">
          <Conversation room={room} onOpen={setRoom} />
        </div>
        <div className="order-4">
          <Reports onOpen={setRoom} />
        </div>
      </div>
    </div>
  );
}
