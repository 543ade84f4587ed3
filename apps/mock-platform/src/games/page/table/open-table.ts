import { RoundGameState } from '@tonalli/contracts/play/round-shapes';
import type { ZodMiniType } from 'zod/mini';
import { openPage } from '../open-page';
import { type Lang, moneyWriter } from '../texts';
import type { TableConfig, TableFamily, TableKit } from './family';
import { buildTableFrame } from './frame';
import { TableGame } from './table-game';
import type { TableTranslate } from './texts';

interface PageParts<
  Config extends TableConfig,
  Choice extends object,
  View extends { readonly round: string },
  Shown,
  Own extends string,
> {
  readonly config: ZodMiniType<Config>;
  /** What has to be there before the page is shown. Throws `CallFailure`. */
  readonly load?: (nodeId: string) => Promise<void>;
  readonly texts: (lang: Lang) => TableTranslate<Own>;
  readonly family: (kit: TableKit<Config, Own>) => TableFamily<Choice, View, Shown>;
}

/** Opens the page of a table and plays it. Nothing is offered that the rules do not allow. */
export function openTable<
  Config extends TableConfig,
  Choice extends object,
  View extends { readonly round: string },
  Shown,
  Own extends string,
>(parts: PageParts<Config, Choice, View, Shown, Own>): void {
  buildTableFrame();
  openPage(RoundGameState, async (page) => {
    await parts.load?.(page.state.game.nodeId);
    const config = parts.config.parse(page.state.config);
    const maxStakeMinor = Math.min(config.maxStakeMinor, page.state.rules.maxStakeMinor ?? config.maxStakeMinor);
    const [t, money] = [parts.texts(page.lang), moneyWriter(page.lang)];
    new TableGame({ page, t, money, config: { ...config, maxStakeMinor }, family: parts.family }).open();
  });
}
