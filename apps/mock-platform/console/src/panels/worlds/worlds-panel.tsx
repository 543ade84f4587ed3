import { QueryResult } from '../../components/query-result';
import { useControlQuery } from '../../control/use-control-query';
import { CreateWorld } from './create-world';
import { WorldCard } from './world-card';

/** Worlds: make one, look at one, copy, reset, delete. */
export default function WorldsPanel() {
  const worlds = useControlQuery('listWorlds', {});
  return (
    <>
      <CreateWorld />
      <QueryResult of={worlds} bone="h-40">
        {(known) => (
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {known.map((world) => (
              <WorldCard key={world.name} world={world} />
            ))}
          </ul>
        )}
      </QueryResult>
    </>
  );
}
