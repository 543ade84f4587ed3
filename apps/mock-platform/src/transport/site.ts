import type { FastifyInstance } from 'fastify';
import type { WorldDirectory } from '../world/directory';
import type { PlatformInfo } from '../world/world';

export interface SiteContext {
  readonly worlds: WorldDirectory;
  readonly platform: PlatformInfo;
  readonly options: {
    /** Simulated winners and jackpot news are wanted. */
    readonly activity: boolean;
    /** Origins that may frame games; undefined: any port of this machine. */
    readonly webOrigins?: readonly string[] | undefined;
  };
}

/** Pages, files and activity beside the platform's interface. Called once, before the server listens. */
export type Site = (server: FastifyInstance, context: SiteContext) => void | Promise<void>;
