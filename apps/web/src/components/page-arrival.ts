/** What has the focus of its own; who opened a menu while a page was on its way is in it already. */
const KEEPS_FOCUS = '[role="dialog"], [role="alertdialog"], [role="menu"][data-state="open"]';

/** Where the focus stood when a page was reached whose heading was not there yet. */
let awaitedFrom: Element | null = null;

function give(heading: HTMLElement): void {
  if (!document.querySelector(KEEPS_FOCUS)) heading.focus({ preventScroll: true });
}

/** A page was reached: the focus goes to its heading (SYS-05), now or once that is there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('[data-page-heading]');
  awaitedFrom = heading ? null : document.activeElement;
  if (heading) give(heading);
}

/** A heading is there: it takes the focus that waits for it, unless somebody moved that meanwhile. */
export function headingCame(heading: HTMLElement): void {
  const { activeElement } = document;
  const isAwaited = awaitedFrom !== null && (activeElement === awaitedFrom || activeElement === document.body);
  awaitedFrom = null;
  if (isAwaited) give(heading);
}
