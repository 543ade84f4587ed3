import { seedAccount } from '../features/account/account.seed';
import { seedContent } from '../features/content/content.seed';
import { seedLobby } from '../features/lobby/lobby.seed';
import { seedMessages } from '../features/messages/messages.seed';
import { seedRecords } from '../features/records/records.seed';
import { seedRegistration } from '../features/registration/registration.seed';
import type { World } from './world';

/** Fills an empty world with the default data, in one transaction. Deterministic for one seed and one time. */
export function seedWorld(world: World): void {
  world.transaction(() => {
    seedRegistration(world);
    seedAccount(world);
    seedLobby(world);
    seedContent(world);
    seedMessages(world);
    seedRecords(world);
  });
}
