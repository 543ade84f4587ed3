import { useEffect, useRef } from 'react';
import { type GameMessage, readGameMessage } from '../game-message';

/** Listens to the game in the frame, and to nobody else. */
export function useGameMessages(origin: string | null, onMessage: (message: GameMessage) => void): void {
  const listener = useRef(onMessage);
  useEffect(() => {
    listener.current = onMessage;
  });
  useEffect(() => {
    if (origin === null) return;
    const hear = (event: MessageEvent<unknown>) => {
      const message = readGameMessage(event, origin);
      if (message) listener.current(message);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [origin]);
}
