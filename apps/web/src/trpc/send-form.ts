import type { httpLink } from '@trpc/client';

type Fetch = NonNullable<Exclude<Parameters<typeof httpLink>[0], undefined>['fetch']>;
type Input = Parameters<Fetch>[0];
type Init = Parameters<Fetch>[1];

/** Pictures take longer than a word, above all on a phone. */
const TIMEOUT_MS = 120_000;

const watchers = new WeakMap<FormData, (share: number) => void>();

/** Calls back with how much of a form has left, from 0 to 1, while it is sent. */
export function watchForm(form: FormData, onProgress: (share: number) => void): FormData {
  watchers.set(form, onProgress);
  return form;
}

/** Sends a form as `fetch` would, and tells of its progress, which `fetch` cannot. Rejects as `fetch` does. */
export function sendForm(input: Input, init: Init): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  const form = init?.body;
  request.open(init?.method ?? 'POST', String(input));
  for (const [name, value] of new Headers(init?.headers as HeadersInit)) request.setRequestHeader(name, value);
  request.timeout = TIMEOUT_MS;
  request.responseType = 'text';
  const watcher = form instanceof FormData ? watchers.get(form) : undefined;
  if (watcher) {
    request.upload.onprogress = ({ loaded, total }) => watcher(total > 0 ? loaded / total : 0);
    request.upload.onload = () => watcher(1);
  }
  request.onload = () => {
    const headers = { 'content-type': request.getResponseHeader('content-type') ?? '' };
    resolve(new Response(request.responseText, { status: request.status, headers }));
  };
  request.onerror = () => reject(new TypeError('Failed to fetch'));
  request.ontimeout = () => reject(new DOMException('signal timed out', 'TimeoutError'));
  request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
  init?.signal?.addEventListener('abort', () => request.abort());
  request.send(form instanceof FormData ? form : null);
  return promise;
}
