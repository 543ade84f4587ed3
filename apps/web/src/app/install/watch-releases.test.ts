import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkerMessage } from '../../service-worker/release';
import { watchReleases } from './watch-releases';

const OWN = '/assets/index-own00000.js';
const OTHER = '/assets/index-other000.js';

/** A worker that runs the version of `entry`, and remembers what it was told. */
class FakeWorker extends EventTarget {
  state = 'installed';
  readonly told: string[] = [];
  readonly entry: string | null;
  constructor(entry: string | null) {
    super();
    this.entry = entry;
  }
  postMessage(message: WorkerMessage, [port]: MessagePort[] = []) {
    this.told.push(message.type);
    if (message.type === 'entry' && this.entry !== null) port?.postMessage(this.entry);
  }
}

function setUp(workers: { active?: FakeWorker; waiting?: FakeWorker; refuses?: boolean }) {
  const installing: { installing: FakeWorker | null } = { installing: null };
  const registration = Object.assign(new EventTarget(), installing, {
    active: workers.active ?? null,
    waiting: workers.waiting ?? null,
    update: vi.fn(async () => undefined),
  });
  const container = Object.assign(new EventTarget(), {
    controller: workers.active ?? null,
    ready: Promise.resolve(registration),
    register: vi.fn(async () => {
      if (workers.refuses) throw new DOMException('denied', 'SecurityError');
      return registration;
    }),
  });
  const reload = vi.fn();
  const onNewer = vi.fn();
  // The parts of the interface that the page uses.
  const page = { workers: container as unknown as ServiceWorkerContainer, entry: OWN, reload };
  return { registration, container, reload, onNewer, start: () => watchReleases(page, onNewer) };
}

/** Messages between ports arrive with a task of their own. */
const untilTold = (worker: FakeWorker, type: string) => expect.poll(() => worker.told).toContain(type);

beforeEach(() => {
  // What the page looks for later is asked for by hand here; nobody reads the answer.
  vi.spyOn(globalThis, 'setInterval').mockReturnValue(0 as unknown as ReturnType<typeof setInterval>);
});
afterEach(() => vi.useRealTimers());

describe('versions of the app', () => {
  it('SYS-14 registers the worker past the cache, and lets it fetch the rest', async () => {
    const active = new FakeWorker(OWN);
    const { container, start } = setUp({ active });
    await start();
    expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
    expect(active.told).toEqual(['keep-later']);
  });

  it('SYS-14 leaves the rest where the visitor counts bytes', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const active = new FakeWorker(OWN);
    await setUp({ active }).start();
    expect(active.told).toEqual([]);
  });

  it('SYS-14 a version newer than the page is told, and comes only when the visitor takes it', async () => {
    const waiting = new FakeWorker(OTHER);
    const { container, onNewer, reload, start } = setUp({ active: new FakeWorker(OWN), waiting });
    await start();
    await expect.poll(() => onNewer.mock.calls.length).toBe(1);
    expect([waiting.told, reload.mock.calls.length]).toEqual([['entry'], 0]);
    onNewer.mock.calls[0]?.[0]();
    expect(waiting.told).toEqual(['entry', 'take-over']);
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('SYS-14 one that is found while the page is open is told when it is ready', async () => {
    const { registration, onNewer, start } = setUp({ active: new FakeWorker(OWN) });
    await start();
    const coming = new FakeWorker(OTHER);
    coming.state = 'installing';
    registration.installing = coming;
    registration.dispatchEvent(new Event('updatefound'));
    coming.dispatchEvent(new Event('statechange'));
    expect(coming.told).toEqual([]);
    coming.state = 'installed';
    coming.dispatchEvent(new Event('statechange'));
    await expect.poll(() => onNewer.mock.calls.length).toBe(1);
  });

  it('SYS-14 SYS-06 a page that was loaded after the release runs it already: its worker takes over in silence', async () => {
    const waiting = new FakeWorker(OWN);
    const { onNewer, start } = setUp({ active: new FakeWorker(OTHER), waiting });
    await start();
    await untilTold(waiting, 'take-over');
    expect(onNewer).not.toHaveBeenCalled();
  });

  it('SYS-14 another tab took the new version: this one is told, and reloads when its visitor likes', async () => {
    const { container, onNewer, reload, start } = setUp({ active: new FakeWorker(OWN) });
    await start();
    container.controller = new FakeWorker(OTHER);
    container.dispatchEvent(new Event('controllerchange'));
    await expect.poll(() => onNewer.mock.calls.length).toBe(1);
    expect(reload).not.toHaveBeenCalled();
    onNewer.mock.calls[0]?.[0]();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('SYS-14 the first worker takes over a page of its own version without a word', async () => {
    const { container, onNewer, reload, start } = setUp({});
    const first = new FakeWorker(OWN);
    const started = start();
    container.controller = first;
    container.dispatchEvent(new Event('controllerchange'));
    await untilTold(first, 'entry');
    await started;
    expect([onNewer.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
  });

  it('SYS-14 a page that no worker serves asks the one that runs to serve it', async () => {
    const active = new FakeWorker(OWN);
    const { container, start } = setUp({ active });
    container.controller = null;
    await start();
    expect(active.told).toEqual(['claim', 'keep-later']);
  });

  it('SYS-14 a worker that was switched off knows no version, and nothing is said of it', async () => {
    vi.useFakeTimers();
    const waiting = new FakeWorker(null);
    const { onNewer, start } = setUp({ active: new FakeWorker(OWN), waiting });
    await start();
    await vi.advanceTimersByTimeAsync(3_000);
    expect([onNewer.mock.calls.length, waiting.told]).toEqual([0, ['entry']]);
  });

  it('SYS-14 a browser that refuses workers gets the site as it is', async () => {
    await expect(setUp({ refuses: true }).start()).resolves.toBeUndefined();
  });

  it('SYS-14 looks for a new version when the page is seen again, at most every quarter of an hour', async () => {
    vi.useFakeTimers();
    const { registration, start } = setUp({ active: new FakeWorker(OWN) });
    await start();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(registration.update).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(15 * 60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(registration.update).toHaveBeenCalledTimes(1);
  });
});
