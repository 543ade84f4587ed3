import type { Site } from '../../transport/site';
import { startActivity } from '../play';
import { ORDERING } from './order-activity';

/** Visitors who order lotteries, while activity is on. */
export const lotterySite: Site = async (server, { worlds, options }) => {
  if (!options.activity) return;
  const onBug = (error: unknown) => server.log.error({ err: error }, 'a visitor could not order');
  const stop = startActivity(worlds, ORDERING, onBug);
  server.addHook('onClose', async () => stop());
};
