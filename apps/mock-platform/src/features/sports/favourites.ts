import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { leagues } from './leagues';
import { favouritesRepository } from './sports.repository';

const MOST = 50;

export const listFavourites = (world: World, memberId: string) => ({
  teams: favouritesRepository(world).list(memberId),
});

/** Throws `NOT_FOUND` for a team that no league has, `INVALID_REQUEST` beyond fifty. Call in a transaction. */
export function changeFavourite(
  world: World,
  memberId: string,
  { team, isFavourite }: { team: string; isFavourite: boolean },
) {
  const store = favouritesRepository(world);
  if (!leagues().some(({ teams }) => teams.some(({ id }) => id === team))) throw new PlatformFailure('NOT_FOUND');
  const teams = store.list(memberId);
  if (!isFavourite) store.remove(memberId, team);
  else if (!teams.includes(team)) {
    if (teams.length >= MOST) throw new PlatformFailure('INVALID_REQUEST');
    store.add(memberId, team);
  }
  return listFavourites(world, memberId);
}
