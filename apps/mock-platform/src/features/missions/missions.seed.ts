import type { World } from '../../world/world';
import { addMissions } from './mission-book';
import { seededMissions } from './mission-schema';

/** The missions of the default data; what was played before counts from when somebody looks. */
export const seedMissions = (world: World): void => addMissions(world, seededMissions());
