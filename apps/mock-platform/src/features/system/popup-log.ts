import { CUSTOMER_SERVICE_TYPES } from '@tonalli/contracts/system/wire';
import { z } from 'zod';
import type { Part, World } from '../../world/world';
import type { MemoryPart } from '../../world/world-memory';

const KEPT = 100;

const Popup = z.object({
  id: z.int(),
  channel: z.enum(CUSTOMER_SERVICE_TYPES),
  url: z.string(),
  /** The world's time, milliseconds since epoch. */
  at: z.int(),
  userAgent: z.string(),
});
export type Popup = z.infer<typeof Popup>;

/** The windows of customer service that were opened in one world, the newest 100 of them (QA-07). */
export interface PopupLog extends MemoryPart<Popup[]> {
  opened(popup: Omit<Popup, 'id' | 'at'>): void;
  /** Newest first, of one channel or all. */
  list(channel?: Popup['channel']): Popup[];
}

export const POPUPS: Part<PopupLog> = { name: 'popups', build: ({ clock }) => createPopupLog(clock.now) };

export const popupsOf = (world: World): PopupLog => world.part(POPUPS);

function createPopupLog(now: () => number): PopupLog {
  let kept: readonly Popup[] = [];
  return {
    opened(popup) {
      const id = (kept.at(-1)?.id ?? 0) + 1;
      kept = [...kept, { ...popup, id, at: now() }].slice(-KEPT);
    },
    list: (channel) => kept.filter((popup) => channel === undefined || popup.channel === channel).toReversed(),
    capture: () => [...kept],
    restore: (popups) => {
      kept = popups;
    },
    schema: z.array(Popup),
  };
}
