import { configure, prettyDOM } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { startFreshPage } from './fresh-page';
import './owner-stacks';

// A screen's code is transformed when a test first opens it; that takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000, getElementError });

/** What is waited for is missed many times before it comes: the document is written out only where somebody reads of it. */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  const read = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { get: read, configurable: true });
}

// What browsers have and this document does not.
window.HTMLElement.prototype.scrollIntoView ??= () => {};
window.HTMLElement.prototype.hasPointerCapture ??= () => false;
window.HTMLElement.prototype.releasePointerCapture ??= () => {};
window.HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
  this.querySelector('button')?.focus();
};
window.HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
window.scrollTo = () => {};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver ??= class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

/** A live stream on which nothing comes: each test says what it hears. */
class SilentEventSource extends EventTarget {
  close() {}
}

beforeEach(() => {
  startFreshPage();
  vi.stubGlobal('EventSource', SilentEventSource);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  // No quiet moment: each test says when there is one.
  vi.stubGlobal('requestIdleCallback', () => 1);
  vi.stubGlobal('cancelIdleCallback', () => {});
});
