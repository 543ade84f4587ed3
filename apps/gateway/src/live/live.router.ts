import { Language } from '@tonalli/contracts/language';
import { tracked } from '@trpc/server';
import { z } from 'zod';
import { isSessionOpen } from '../session/session-status';
import { platformCall } from '../trpc/platform-call';
import { publicProcedure } from '../trpc/procedures';
import { t } from '../trpc/trpc';

const EventsInput = z.strictObject({
  language: Language,
  /** How long ago the tab may have read the oldest of its answers; told from then on. */
  ageMs: z.int().nonnegative().default(0),
  /** Put there by the subscription link when it connects again. */
  lastEventId: z.string().max(64).optional(),
});

export const liveRouter = t.router({
  /** One stream a tab. With a tab token in the connection parameters it also carries what is personal. */
  events: publicProcedure.input(EventsInput).subscription(async function* ({ ctx, input, signal }) {
    const { services, request } = ctx;
    const session = request.tabToken === null ? null : services.sessions.open(request);
    const call = platformCall({ services, request, session, language: input.language, unattended: true });
    const messages = services.live.subscribe({
      world: request.world,
      language: input.language,
      session,
      ageMs: input.ageMs,
      lastEventId: input.lastEventId ?? null,
      signal: signal ?? new AbortController().signal,
      isSessionAlive: () => isSessionOpen(call),
    });
    for await (const { id, message } of messages) yield tracked(id, message);
  }),
});
