/**
 * The focus back to what had it before something lay over the page. Where that is gone, such as a login button after the
 * login, it goes to the page's heading rather than nowhere; whoever has taken it meanwhile keeps it.
 */
export function returnFocus(cameFrom: Element | null): void {
  if (cameFrom instanceof HTMLElement && cameFrom.isConnected && cameFrom !== document.body) {
    cameFrom.focus({ preventScroll: true });
  }
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
}
