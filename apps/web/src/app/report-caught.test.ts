import { expect, it, vi } from 'vitest';
import { failure } from '../testing/fake-gateway';
import { loadInTime } from './chunks/chunk-error';
import { whenIdle } from './chunks/when-idle';
import { reportCaught } from './report-caught';

const ABORTED = new TypeError('Failed to fetch dynamically imported module: /assets/hourly-screen.js');

function spy() {
  const said = vi.fn();
  vi.stubGlobal('reportError', said);
  return said;
}

it('SYS-11 SYS-13 reports faults of ours alone: a call that failed is told on the screen', () => {
  const said = spy();
  for (const code of ['DOMAIN_UNKNOWN', 'UPSTREAM_UNAVAILABLE'] as const) reportCaught(failure(code));
  expect(said).not.toHaveBeenCalled();
  const fault = new TypeError('x is undefined');
  reportCaught(fault);
  expect(said).toHaveBeenCalledExactlyOnceWith(fault);
});

it('SYS-06 SYS-13 says nothing of a part that was on its way when its page was left, in whatever way it was asked for', async () => {
  const said = spy();
  reportCaught(await loadInTime(() => Promise.reject(ABORTED)).catch((error: unknown) => error));
  reportCaught(ABORTED);
  expect(said).not.toHaveBeenCalled();
});

it('SYS-06 SYS-13 says nothing of a part that idle time did not get, and reports a fault of ours there', async () => {
  const said = spy();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => queueMicrotask(run));
  const fault = new TypeError('x is undefined');
  whenIdle(() => Promise.reject(ABORTED));
  whenIdle(() => Promise.reject(fault));
  await vi.waitFor(() => expect(said).toHaveBeenCalledExactlyOnceWith(fault));
});
