import type { MissionEvent } from '@tonalli/contracts/missions/wire';
import { PlatformFailure } from '../../kernel/failure';
import type { Part, World } from '../../world/world';
import type { Deed } from './fold-progress';
import { counts } from './fold-progress';
import type { Mission } from './mission-schema';
import { missionsRepository } from './missions.repository';

/** The missions of a world as they are found by what happens. */
export interface MissionBook {
  readonly all: readonly Mission[];
  find(id: string): Mission | null;
  hasEvent(event: MissionEvent): boolean;
  /** Some ask for the vendor, which a fact does not say. */
  readonly asksVendor: boolean;
  /** Those that count it. */
  matching(deed: Deed): Mission[];
}

/** The narrowest of what its filter names, so that a bet looks at few that do not count it. */
function shelfOf({ event, filter = {} }: Mission): string {
  const { title, vendor, category } = filter;
  if (title !== undefined) return `${event} title ${title}`;
  if (vendor !== undefined) return `${event} vendor ${vendor}`;
  return category === undefined ? event : `${event} category ${category}`;
}

const shelvesOf = ({ event, nodeId, vendor, category }: Deed): string[] => [
  event,
  ...(event === 'bet.settled'
    ? [`${event} title ${nodeId}`, `${event} vendor ${vendor}`, `${event} category ${category}`]
    : []),
];

export function indexMissions(all: readonly Mission[]): MissionBook {
  const shelves = Map.groupBy(all, shelfOf);
  const byId = new Map(all.map((mission) => [mission.id, mission]));
  const events = new Set(all.map(({ event }) => event));
  return {
    all,
    find: (id) => byId.get(id) ?? null,
    hasEvent: (event) => events.has(event),
    asksVendor: all.some(({ filter }) => filter?.vendor !== undefined),
    matching: (deed) =>
      shelvesOf(deed)
        .flatMap((shelf) => shelves.get(shelf) ?? [])
        .filter((mission) => counts(mission, deed)),
  };
}

/** Read once for a world, and again when its missions are replaced. */
const book: Part<{ read: () => MissionBook; forget: () => void }> = {
  name: 'missions.book',
  build(world) {
    let kept: MissionBook | null = null;
    return {
      read: () => {
        kept ??= indexMissions(
          missionsRepository(world)
            .all()
            .map(({ rule }) => rule),
        );
        return kept;
      },
      forget: () => {
        kept = null;
      },
    };
  },
};

export const missionBook = (world: World): MissionBook => world.part(book).read();

/** Throws `BONUS_NOT_FOUND` for none. */
export function requireMission(world: World, id: string): Mission {
  const mission = missionBook(world).find(id);
  if (!mission) throw new PlatformFailure('BONUS_NOT_FOUND');
  return mission;
}

/** Adds missions behind those that there are. */
export function addMissions(world: World, added: readonly Mission[]): void {
  const store = missionsRepository(world);
  const first = store.all().length;
  for (const [index, rule] of added.entries()) store.insert({ id: rule.id, rank: first + index, rule });
  world.part(book).forget();
}
