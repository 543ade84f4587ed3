import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Language, QueryLanguage } from '../language';
import { ModelState } from './shapes';

export const ModelId = z.string().regex(/^[a-z0-9-]{1,32}$/);

export const ChatModel = z.object({
  modelId: ModelId,
  name: z.string(),
  status: ModelState,
  /** In which the model answers. */
  languages: z.array(Language).min(1),
  about: z.string(),
  /** A path below one of the bootstrap's `imageCDNs`. */
  picture: z.string(),
  /** What the caller has not read of this model; zero for visitors. */
  unread: z.int().min(0),
  /** The caller blocked this model: neither of them can write. */
  isBlocked: z.boolean(),
});
export type ChatModel = z.infer<typeof ChatModel>;

export const listModels = endpoint({
  method: 'GET',
  path: '/wps/relay/CBS_modelList',
  summary: 'Models that one can chat with, and who of them is there',
  token: 'optional',
  request: z.strictObject({ language: QueryLanguage }),
  value: z.object({ list: z.array(ChatModel) }),
});

export const launchChat = endpoint({
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  summary: 'Opens a chat with a model: a URL with a single-use, short-lived token bound to member and model',
  token: 'required',
  answer: 'sealed',
  request: z.strictObject({ modelId: ModelId, backUrl: z.url().max(2_048) }),
  value: z.object({ chatUrl: z.url() }),
  errors: ['NOT_FOUND'],
});
