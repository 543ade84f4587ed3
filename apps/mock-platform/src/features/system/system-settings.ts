import { CUSTOMER_SERVICE_TYPES } from '@tonalli/contracts/system/wire';
import { z } from 'zod';
import { defineSetting } from '../../world/settings';

const ServiceChannel = z.enum(CUSTOMER_SERVICE_TYPES);

/** Channels of the customer service that are closed, and those whose sealed path arrives damaged. */
export const SERVICE_CHANNELS = defineSetting(
  'serviceChannels',
  z.object({ closed: z.array(ServiceChannel), damaged: z.array(ServiceChannel) }),
  { closed: [], damaged: [] },
);

export const GTAG_ID = defineSetting('gtagId', z.string(), '');
