import { formatAmount } from '@tonalli/i18n/format';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { AnyGameModule } from '../../wagering/define-game';
import { GAMES } from '../registry';
import { articleOf, type FamilyHelp } from './article';
import { paper } from './paper';

const money = (amountMinor: number) => formatAmount(amountMinor, 'es');
const Paying = z.object({ maxPayoutMinor: z.int() });

/** What the page of a family tells of it. Fails where a family has no `page/help.ts`. */
async function helpOf({ family, config }: AnyGameModule, lang: 'es' | 'en'): Promise<FamilyHelp> {
  const { help } = await import(`../${family}/page/help.ts`);
  return help({ lang, config: config.initial, money });
}

function limitsOf({ config, stated }: AnyGameModule) {
  const { minStake = 0, maxStake = 0, maxWinStakes } = stated?.(config.initial) ?? {};
  const paying = Paying.safeParse(config.initial).data?.maxPayoutMinor ?? maxStake * (maxWinStakes ?? 0);
  return { least: money(minStake), most: money(maxStake), pays: money(paying) };
}

beforeEach(() => {
  vi.stubGlobal('document', paper);
});

/** What the site's own pages play has no page that tells of it. */
const OF_PAGES = GAMES.filter(({ isTakenByFeature }) => !isTakenByFeature);

describe.each(OF_PAGES.map((game) => [game.family, game] as const))('the help of %s', (family, game) => {
  it.each(['es', 'en'] as const)(
    'SYS-19 GAME-14 says in %s what the game itself says, with an example of each bet',
    async (lang) => {
      const help = await helpOf(game, lang);
      expect(help.bets.length).toBeGreaterThan(0);
      const article = articleOf(help, { ...limitsOf(game), example: lang === 'es' ? 'Ejemplo' : 'Example' });
      expect(article).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
      // Written anew by `npx vitest run src/games/help/articles.test.ts -u`.
      await expect(article).toMatchFileSnapshot(`../../../data/help/games/${family}.${lang}.html`);
    },
  );
});
