import { RoundGameState } from '@tonalli/contracts/play/round-shapes';
import type { ZodMiniType } from 'zod/mini';
import { openPage } from '../open-page';
import { type Lang, moneyWriter } from '../texts';
import type { InstantConfig, InstantFamily, Kit } from './family';
import { buildFrame } from './frame';
import { InstantGame } from './instant-game';
import type { InstantTranslate } from './texts';

interface PageParts<Config extends InstantConfig, Choice extends object, View, Own extends string> {
  readonly config: ZodMiniType<Config>;
  /** What has to be there before the page is shown, such as the drawings of a title. Throws `CallFailure`. */
  readonly load?: (nodeId: string) => Promise<void>;
  readonly texts: (lang: Lang) => InstantTranslate<Own>;
  readonly family: (kit: Kit<Config, Own>) => InstantFamily<Choice, View>;
}

/** Opens the page of an instant game and plays it. Nothing is offered that the rules do not allow. */
export function openInstant<Config extends InstantConfig, Choice extends object, View, Own extends string>(
  parts: PageParts<Config, Choice, View, Own>,
): void {
  buildFrame();
  openPage(RoundGameState, async (page) => {
    await parts.load?.(page.state.game.nodeId);
    const config = parts.config.parse(page.state.config);
    const maxStakeMinor = Math.min(config.maxStakeMinor, page.state.rules.maxStakeMinor ?? config.maxStakeMinor);
    const [t, money] = [parts.texts(page.lang), moneyWriter(page.lang)];
    new InstantGame({ page, t, money, config: { ...config, maxStakeMinor }, family: parts.family }).open();
  });
}
