import { useEffect } from 'react';
import { useAppServices } from '../../../app/app-services-context';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Opens the search over all games by "/" and by Ctrl or Cmd and K, unless something is open or being typed. */
export default function FinderKeys() {
  const { overlays } = useAppServices();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked =
        event.key === '/'
          ? !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
          : event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!asked || event.defaultPrevented || document.querySelector('[role="dialog"], dialog[open]')) return;
      event.preventDefault();
      overlays.open({ kind: 'find' });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [overlays]);
  return null;
}
