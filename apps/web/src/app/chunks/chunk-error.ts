import { CHUNK_LOAD_TIMEOUT_MS } from '@tonalli/contracts/constants';
import type { ErrorCode } from '@tonalli/contracts/errors';

type ChunkErrorCode = Extract<ErrorCode, 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED'>;

const LATE = 'timeout';

/** A chunk of the app failed to load, or timed out (SYS-06). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly code: ChunkErrorCode;

  constructor(code: ChunkErrorCode, cause: unknown) {
    super(code, { cause });
    this.code = code;
  }

  /** A timeout: the chunk may still arrive, and a reload would start over. */
  get isLate(): boolean {
    return this.cause === LATE;
  }
}

/** Messages of browsers for a failed dynamic import, and of Vite for a failed style sheet. */
const SCRIPT_FAILED = /dynamically imported module|Importing a module script failed|error loading dynamically/i;
const STYLE_FAILED = /Unable to preload CSS/i;

export function toChunkError(error: unknown): ChunkLoadError | null {
  if (error instanceof ChunkLoadError) return error;
  const message = error instanceof Error ? error.message : '';
  if (STYLE_FAILED.test(message)) return new ChunkLoadError('CSS_CHUNK_LOAD_FAILED', error);
  return SCRIPT_FAILED.test(message) ? new ChunkLoadError('CHUNK_LOAD_FAILED', error) : null;
}

/** An import with a timeout; every failure is a `ChunkLoadError`. */
export async function loadInTime<T>(load: () => Promise<T>, timeoutMs = CHUNK_LOAD_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('CHUNK_LOAD_FAILED', LATE)), timeoutMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    throw toChunkError(error) ?? error;
  } finally {
    clearTimeout(timer);
  }
}
