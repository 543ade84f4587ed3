import { seedDeposits, seedWithdrawals } from '../../features/cashier/cashier.seed';
import { seedContent } from '../../features/content/content.seed';
import { seedFeedback, seedHelp } from '../../features/help/help.seed';
import { seedLimits } from '../../features/limits/limits.seed';
import { seedFavorites, seedLobby } from '../../features/lobby/lobby.seed';
import { seedMessages } from '../../features/messages/messages.seed';
import { seedPoints } from '../../features/points/points.seed';
import { seedPromotions } from '../../features/promotions/promotions.seed';
import { seedRecords } from '../../features/records/records.seed';
import { seedReferral } from '../../features/referral/referral.seed';
import { seedSession } from '../../features/session/session.seed';
import { seedVip } from '../../features/vip/vip.seed';
import { seedExternalIdentities } from '../../people/external.seed';
import { seedAccount } from '../../people/people.seed';
import { seedRegistration } from '../../people/registration-rules.seed';
import type { World } from '../../world/world';

/** Fills an empty world with the default data, in one transaction. Deterministic for one seed and one time. */
export function seedWorld(world: World): void {
  world.transaction(() => {
    seedRegistration(world);
    seedAccount(world);
    seedLimits(world);
    seedExternalIdentities(world);
    seedSession(world);
    seedLobby(world);
    seedFavorites(world);
    seedContent(world);
    seedPromotions(world);
    seedDeposits(world);
    seedRecords(world);
    seedPoints(world);
    seedVip(world);
    seedReferral(world);
    seedWithdrawals(world);
    seedHelp(world);
    seedFeedback(world);
    seedMessages(world);
  });
}
