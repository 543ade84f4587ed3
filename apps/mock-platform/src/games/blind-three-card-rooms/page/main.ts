import { openTrioRoom } from '../../three-card-rooms/page/open';

openTrioRoom({ isBlind: true });
