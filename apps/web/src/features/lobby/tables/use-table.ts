import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useAppServices } from '../../../app/app-services-context';
import { TableWatch, type ToldTable } from './table-watch';

const watches = new WeakMap<object, TableWatch>();

function useTableWatch(): TableWatch {
  const { client } = useAppServices();
  const watch = watches.get(client) ?? new TableWatch((ids) => client.play.tables.query({ ids }));
  watches.set(client, watch);
  return watch;
}

function useOnScreen(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOnScreen;
}

const TICK_MS = 1_000;
/** What was told longer ago is not shown: it says nothing of now. */
const GOOD_FOR_MS = 30_000;

/** How a table stands while its tile is on screen, with the time here; null where that is not known. */
export function useTable(id: string, tile: RefObject<Element | null>): { told: ToldTable; at: number } | null {
  const watch = useTableWatch();
  const isOnScreen = useOnScreen(tile);
  const told = useSyncExternalStore(
    useCallback((listener) => (isOnScreen ? watch.watch(id, listener) : () => {}), [watch, id, isOnScreen]),
    () => watch.get(id),
  );
  const [at, setAt] = useState(Date.now);
  useEffect(() => {
    if (!isOnScreen || !told) return;
    setAt(Date.now());
    const timer = setInterval(() => setAt(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isOnScreen, told]);
  return told && at - told.heardAt < GOOD_FOR_MS ? { told, at } : null;
}
