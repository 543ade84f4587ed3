import { type Hold, POKER_TABLES, VideoPokerConfig, VideoPokerView } from '@tonalli/contracts/games/video-poker';
import fc from 'fast-check';
import type { AnyGameModule } from '../../../wagering/define-game';
import { deucesWild } from '../../deuces-wild/module';
import { verifier as ofDeuces } from '../../deuces-wild/page/verifier';
import type { FamilyVerifier } from '../../verify/family-verifier';
import { proveVerifier } from '../../verify/verifier-fixture';
import { videoPoker } from '../../video-poker/module';
import { verifier as ofJacks } from '../../video-poker/page/verifier';
import { prizesOf } from '../tables';

function prove(
  game: AnyGameModule,
  { verifier, deuces }: { verifier: FamilyVerifier; deuces: 'plain' | 'wild' },
): void {
  const limits = VideoPokerConfig.parse(game.config.initial);
  proveVerifier(game.family, {
    verifier,
    bets: fc.record({
      stakeMinor: fc.integer({ min: 100, max: 125_000 }),
      table: fc.constantFrom(...POKER_TABLES.filter((table) => prizesOf(table).deuces === deuces)),
      hold: fc.option(fc.array(fc.boolean(), { minLength: 5, maxLength: 5 })),
    }),
    play(
      { stakeMinor, table, hold }: { stakeMinor: number; table: (typeof POKER_TABLES)[number]; hold: Hold | null },
      draws,
    ) {
      const bet = { stakeMinor };
      const context = { config: { ...limits, table }, at: 0, phase: () => null };
      let { state, results } = { results: undefined, ...game.accept(bet, context).start(draws).turn };
      const round = () => game.resume({ id: 'r', bet, state, open: { hand: stakeMinor }, heldMinor: 0 });
      if (hold) ({ state, results } = { results: undefined, ...round().step({ hold }, { ...context, draws }) });
      const view = VideoPokerView.parse(round().show(context));
      const own = { family: game.family, version: 1, bet, config: context.config, view };
      return { own, stakeMinor, payoutMinor: results?.[0]?.payoutMinor ?? 0 };
    },
    lie: ({ view }) => ({ view: { ...view, cards: view.cards.map((card) => (card + 13) % 52) } }),
    wrong: [{ hold: '6' }, { hold: 'all' }, { stakeMinor: '0' }, { table: 'jacks-10-7' }],
  });
}

prove(videoPoker, { verifier: ofJacks, deuces: 'plain' });
prove(deucesWild, { verifier: ofDeuces, deuces: 'wild' });
