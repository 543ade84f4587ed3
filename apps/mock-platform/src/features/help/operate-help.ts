import type { World } from '../../world/world';
import { helpRepository } from './help.repository';

/** The operator has taken every topic away. */
export const clearHelp = (world: World): void => helpRepository(world).clearTopics();

/** The operator has written much more than fits a screen, with words that do not break. */
export function lengthenHelp(world: World, times: number): void {
  const store = helpRepository(world);
  for (const language of ['ES', 'EN'] as const) {
    for (const { id, body } of store.topics(language)) {
      const title = `${body.title} — ${'electroencefalografista'.repeat(3)}`;
      store.setTopic(id, language, { ...body, title, content: body.content.repeat(times) });
    }
  }
}
