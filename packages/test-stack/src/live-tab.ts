import { z } from 'zod';
import type { TestBrowser } from './test-browser';

const Message = z.looseObject({ type: z.string() });

/** A tab's live channel as its browser hears it. */
export interface LiveTab {
  /** What was told so far, oldest first. */
  readonly heard: readonly z.infer<typeof Message>[];
  /** Done when the server has ended the channel for good, so that the tab does not come back. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Opens the live channel of a browser with its cookie and tab token. `lastEventId`: of a tab that comes back. */
export async function openLiveTab(browser: TestBrowser, lastEventId?: string): Promise<LiveTab> {
  const query = new URLSearchParams({ input: '{"language":"es"}' });
  if (browser.tabToken !== null) query.set('connectionParams', JSON.stringify({ session: browser.tabToken }));
  if (lastEventId !== undefined) query.set('lastEventId', lastEventId);
  const stop = new AbortController();
  const response = await browser.fetch(`/trpc/live.events?${query}`, {
    signal: stop.signal,
    headers: { accept: 'text/event-stream' },
  });
  const heard: z.infer<typeof Message>[] = [];
  const ended = listen(response, (message) => heard.push(message));
  ended.catch(() => undefined);
  return { heard, ended, close: () => stop.abort() };
}

async function listen({ body }: Response, hear: (message: z.infer<typeof Message>) => void): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1] ?? 'message';
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (event === 'return') return;
      if (event === 'message' && data) hear(Message.parse(JSON.parse(data)));
    }
  }
  throw new Error('the channel broke off');
}
