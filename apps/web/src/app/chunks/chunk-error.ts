import { CHUNK_LOAD_TIMEOUT_MS } from '@tonalli/contracts/constants';
import type { ErrorCode } from '@tonalli/contracts/errors';

type ChunkErrorCode = Extract<ErrorCode, 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED'>;

const LATE = 'timeout';

/** A part of the app that did not arrive, or not in time (SYS-06). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly code: ChunkErrorCode;

  constructor(code: ChunkErrorCode, cause: unknown) {
    super(code, { cause });
    this.code = code;
  }

  /** It may still be on its way: a reload would begin again. */
  get isLate(): boolean {
    return this.cause === LATE;
  }
}

/** How the browsers word a dynamic import that failed, and the build tool a style sheet that did. */
const SCRIPT_FAILED = /dynamically imported module|Importing a module script failed|error loading dynamically/i;
const STYLE_FAILED = /Unable to preload CSS/i;

export function toChunkError(error: unknown): ChunkLoadError | null {
  if (error instanceof ChunkLoadError) return error;
  const message = error instanceof Error ? error.message : '';
  if (STYLE_FAILED.test(message)) return new ChunkLoadError('CSS_CHUNK_LOAD_FAILED', error);
  return SCRIPT_FAILED.test(message) ? new ChunkLoadError('CHUNK_LOAD_FAILED', error) : null;
}

/** Waits for an import as long as a chunk may take; every way to fail is a `ChunkLoadError`. */
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
