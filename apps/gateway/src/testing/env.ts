import { z } from 'zod';

/** What tests are told: `npm test` names the Redis server that it found. */
export const TEST_ENVIRONMENT = z
  .object({ REDIS_SERVER_PATH: z.string().min(1).default('redis-server') })
  .parse(process.env);
