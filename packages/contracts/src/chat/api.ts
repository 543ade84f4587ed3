import { z } from 'zod';
import { Language } from '../language';
import type { ModelState } from './shapes';
import { ModelId } from './wire';

export const ListModelsInput = z.strictObject({ language: Language });
export const LaunchChatInput = z.strictObject({
  modelId: ModelId,
  /** A path of the web app to come back to. */
  backPath: z
    .string()
    .regex(/^\/(?![/\\])/)
    .max(512),
});

export interface ModelCard {
  id: string;
  name: string;
  status: ModelState;
  languages: Language[];
  about: string;
  /** A path below one of the bootstrap's `imageHosts`. */
  picture: string;
  /** What the member has not read. */
  unread: number;
  /** By the member: neither of them can write. */
  isBlocked: boolean;
}
