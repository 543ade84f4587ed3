import { CHAT_HEARTBEAT_MS, ChatNews } from '@tonalli/contracts/chat/shapes';
import { eventsIn } from '../../page/table/live-feed';

export interface ChatFeedParts {
  /** Opens the stream. Throws where it cannot be had. */
  readonly open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  readonly heard: (news: ChatNews) => void;
  /** The stream broke, and is asked for anew. */
  readonly lost: () => void;
  /** Whether a failure of `open` ends the chat. */
  readonly isEnd: (failure: unknown) => boolean;
  readonly ended: () => void;
}

const FIRST_WAIT_MS = 500;
const MOST_WAIT_MS = 8_000;

function readNews(text: string): ChatNews | null {
  try {
    return ChatNews.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Reads one stream to its end, or to a silence that is too long. */
async function readStream(parts: ChatFeedParts, onNews: () => void): Promise<void> {
  const stop = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const hearWithin = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => stop.abort(), 2 * CHAT_HEARTBEAT_MS);
  };
  try {
    hearWithin();
    const reader = (await parts.open(stop.signal)).getReader();
    const letters = new TextDecoder();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      hearWithin();
      const { data, rest } = eventsIn(text + letters.decode(value, { stream: true }));
      text = rest;
      for (const event of data) {
        const news = readNews(event);
        if (!news) continue;
        onNews();
        parts.heard(news);
      }
    }
  } finally {
    clearTimeout(silence);
  }
}

/** Listens to a room for as long as it can be had; each stream begins with the whole state. */
export async function listenToChat(parts: ChatFeedParts): Promise<void> {
  let waitMs = FIRST_WAIT_MS;
  for (;;) {
    try {
      await readStream(parts, () => {
        waitMs = FIRST_WAIT_MS;
      });
    } catch (failure) {
      if (parts.isEnd(failure)) return parts.ended();
    }
    parts.lost();
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    waitMs = Math.min(MOST_WAIT_MS, 2 * waitMs);
  }
}
