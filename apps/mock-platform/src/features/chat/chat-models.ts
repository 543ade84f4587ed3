import type { ModelState } from '@tonalli/contracts/chat/shapes';
import type { Language } from '@tonalli/contracts/language';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { chatModels, type Model } from './chat-data';
import { CHAT_RULES } from './chat-settings';

/** Throws `NOT_FOUND`. */
export function requireModel(id: string): Model {
  const model = chatModels().find((one) => one.id === id);
  if (!model) throw new PlatformFailure('NOT_FOUND');
  return model;
}

export const statusOf = (world: World, model: Model): ModelState =>
  world.settings.get(CHAT_RULES).statuses[model.id] ?? model.status;

/** In which a model answers somebody whose site is in that one. */
export const languageWith = (model: Model, language: Language): Language =>
  model.languages.includes(language) ? language : (model.languages[0] ?? language);
