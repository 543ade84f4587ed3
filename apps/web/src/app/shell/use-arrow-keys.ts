import { type RefObject, useEffect } from 'react';
import { stepInGrid } from './step-in-grid';

const ALONG: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Arrow keys of a menu bar with panels: left and right move between categories, down enters the panel, in which arrows
 * move as in a grid; up leaves its first row (NAV-02). Keys that were pressed before the panel had loaded are replayed.
 */
export function useArrowKeys(panel: RefObject<HTMLElement | null>, early: RefObject<string[]>): void {
  useEffect(() => {
    const item = panel.current?.closest<HTMLElement>('[data-drop-down]');
    const move = (key: string): boolean => {
      const links = [...(panel.current?.querySelectorAll('a') ?? [])];
      const at = links.findIndex((link) => link.matches(':focus'));
      const next = item && (at < 0 ? fromItem(key, item, links) : fromPanel(key, item, { links, at }));
      next?.focus();
      return Boolean(next);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // Alt with an arrow is the browser's history.
      if (!event.altKey && move(event.key)) event.preventDefault();
    };
    item?.addEventListener('keydown', onKeyDown);
    // Until one leads to another item, whose own panel goes on.
    while (item?.contains(document.activeElement)) {
      const key = early.current.shift();
      if (key === undefined) break;
      move(key);
    }
    return () => item?.removeEventListener('keydown', onKeyDown);
  }, [panel, early]);
}

const linkOf = (item: Element) => item.querySelector('a');

function fromItem(key: string, item: HTMLElement, links: readonly HTMLElement[]) {
  if (key === 'ArrowDown') return links[0];
  const step = ALONG[key];
  if (step === undefined) return null;
  const items = [...(item.parentElement?.querySelectorAll('[data-drop-down]') ?? [])];
  const next = items.at((items.indexOf(item) + step) % items.length);
  return next && linkOf(next);
}

function fromPanel(key: string, item: HTMLElement, { links, at }: { links: readonly HTMLElement[]; at: number }) {
  const tops = links.map(({ offsetTop }) => offsetTop);
  if (key === 'ArrowUp' && tops[at] === tops[0]) return linkOf(item);
  return links[stepInGrid({ key, at, tops })];
}
