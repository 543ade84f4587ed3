import { useQueryClient } from '@tanstack/react-query';
import { CONTROL_PREFIX } from '@tonalli/qa/commands';
import { useEffect, useState } from 'react';

/** A burst of calls is read once. */
const GATHER_MS = 200;

/**
 * Follows the journal of a world while the console is open, which also keeps the rows that calls change.
 * Answers whether it does; where it cannot, readings come every two seconds all the same.
 */
export function useJournalLive(world: string): boolean {
  const queries = useQueryClient();
  const [live, setLive] = useState(false);
  useEffect(() => {
    const query = world === 'default' ? '' : `?world=${encodeURIComponent(world)}`;
    const source = new EventSource(`${CONTROL_PREFIX}/journal/live${query}`);
    let gathering: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      gathering = undefined;
      for (const name of ['listJournal', 'listFaults', 'listSms', 'listEmails', 'listOrders', 'explainBalance']) {
        void queries.invalidateQueries({ queryKey: [world, name] });
      }
    };
    source.onopen = () => setLive(true);
    source.onerror = () => setLive(false);
    source.onmessage = () => {
      gathering ??= setTimeout(read, GATHER_MS);
    };
    return () => {
      source.close();
      clearTimeout(gathering);
      setLive(false);
    };
  }, [world, queries]);
  return live;
}
