import { ownRows } from '../../world/own-rows';
import { knownDevices, knownNetworks, messageStates, messages } from './messages.table';

/** What a member is handed over of these tables. */
export const ownMessages = [
  ownRows('messages.received', messages, { by: ['at', 'id'] }),
  ownRows('messages.states', messageStates, { by: ['messageId'] }),
  ownRows('messages.networks', knownNetworks, { by: ['network'] }),
  ownRows('messages.devices', knownDevices, { by: ['device'] }),
];
