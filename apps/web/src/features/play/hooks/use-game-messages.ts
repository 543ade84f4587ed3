import { type RefObject, useEffect, useRef } from 'react';
import { type GameMessage, readGameMessage } from '../game-message';

/** Listens to the game in the frame, and to nobody else: the one before a reload may still have said that it is ready. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | null,
  onMessage: (message: GameMessage) => void,
): void {
  const listener = useRef(onMessage);
  useEffect(() => {
    listener.current = onMessage;
  });
  useEffect(() => {
    if (origin === null) return;
    const hear = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.current?.contentWindow) return;
      const message = readGameMessage(event, origin);
      if (!message) return;
      listener.current(message);
      // Its round begins once the balance is held here.
      if (message.type === 'playing') frame.current?.contentWindow?.postMessage({ type: 'heard' }, origin);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, origin]);
}
