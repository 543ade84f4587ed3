/** What keeps the focus: a dialog, or a menu that was opened while the page loaded. */
const KEEPS_FOCUS = '[role="dialog"], [role="alertdialog"], [role="menu"][data-state="open"]';

/** Which element had the focus when a page was reached whose heading had not rendered yet. */
let awaitedFrom: Element | null = null;

function give(heading: HTMLElement): void {
  if (!document.querySelector(KEEPS_FOCUS)) heading.focus({ preventScroll: true });
}

/** After a navigation: moves the focus to the page's heading (SYS-05), now or once it has rendered. */
export function focusHeading(): void {
  const { activeElement } = document;
  const heading = document.querySelector<HTMLElement>('[data-page-heading]');
  if (heading) give(heading);
  // It has not moved where none is there, and where that is the hidden one of the page before, while code is fetched.
  awaitedFrom = document.activeElement === activeElement ? activeElement : null;
}

/** A heading has rendered: it takes the focus that waits for it, unless somebody moved the focus meanwhile. */
export function headingMounted(heading: HTMLElement): void {
  const { activeElement } = document;
  const isAwaited = awaitedFrom !== null && (activeElement === awaitedFrom || activeElement === document.body);
  awaitedFrom = null;
  if (isAwaited) give(heading);
}
