import { eq, sql } from 'drizzle-orm';
import { givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { knownDevices, knownNetworks } from './messages.table';

type KnownNetwork = typeof knownNetworks.$inferSelect;
type KnownDevice = typeof knownDevices.$inferSelect;

/** From where, and with what, members have logged in before. */
export const knownPlaceRepository = repository(({ db }) => {
  const isNetworkOf = eq(knownNetworks.memberId, sql.placeholder('memberId'));
  const isDeviceOf = eq(knownDevices.memberId, sql.placeholder('memberId'));
  const noteNetwork = db.insert(knownNetworks).values(givenAll(knownNetworks)).onConflictDoNothing().prepare();
  const noteDevice = db.insert(knownDevices).values(givenAll(knownDevices)).onConflictDoNothing().prepare();
  const anyNetwork = db.select().from(knownNetworks).where(isNetworkOf).limit(1).prepare();
  const forgetNetworks = db.delete(knownNetworks).where(isNetworkOf).prepare();
  const forgetDevices = db.delete(knownDevices).where(isDeviceOf).prepare();
  return {
    /** Whether the network is new to the member. */
    noteNetwork: (network: KnownNetwork): boolean => noteNetwork.run(network).changes === 1,
    /** Whether the device is new to the member. */
    noteDevice: (device: KnownDevice): boolean => noteDevice.run(device).changes === 1,
    /** Whether a login of the member was ever noted. */
    hasLoggedIn: (memberId: string): boolean => anyNetwork.get({ memberId }) !== undefined,
    forgetOf(memberId: string): void {
      forgetNetworks.run({ memberId });
      forgetDevices.run({ memberId });
    },
  };
});
