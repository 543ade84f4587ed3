import { trioHelp } from '../../three-card-rooms/page/room-help';

export const help = trioHelp(true);
