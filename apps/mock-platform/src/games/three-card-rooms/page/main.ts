import { openTrioRoom } from './open';

openTrioRoom({ isBlind: false });
