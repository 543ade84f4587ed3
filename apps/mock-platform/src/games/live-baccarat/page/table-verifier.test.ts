import { LiveBaccaratView } from '@tonalli/contracts/games/live-baccarat';
import fc from 'fast-check';
import { recordDraws } from '../../../wagering/draws';
import { createMemoryRunner } from '../../../wagering/testing/memory-runner';
import { dealFrom, playCoup } from '../../baccarat/coup';
import { noCommissionBaccarat } from '../../no-commission-baccarat/module';
import { verifier as noCommission } from '../../no-commission-baccarat/page/verifier';
import { speedBaccarat } from '../../speed-baccarat/module';
import { verifier as speed } from '../../speed-baccarat/page/verifier';
import { proveVerifier } from '../../verify/verifier-fixture';
import { liveBaccarat } from '../module';
import { verifier as live } from './verifier';

const SPOTS = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'];

for (const { game, verifier } of [
  { game: liveBaccarat, verifier: live },
  { game: speedBaccarat, verifier: speed },
  { game: noCommissionBaccarat, verifier: noCommission },
]) {
  const { family } = game;
  /** A coup of the table by these draws. */
  const dealt = (spots: Record<string, number>, script: readonly number[]) => {
    const runner = createMemoryRunner(game);
    runner.fund('ana/main', 1_000_000);
    const round = runner.openShared(family, { script: [...script] });
    const bet = { round, spots };
    const id = runner.place({ player: 'ana', family, bet });
    for (const _phase of ['closed', 'dealing', 'result']) runner.advance(family, round);
    const { results } = runner.round(id);
    const view = LiveBaccaratView.parse(runner.show(id));
    const own = { family, version: 1, bet, config: game.config.initial, view };
    const staked = results.filter(({ status }) => status !== 'VOID');
    return {
      own,
      stakeMinor: staked.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0),
      payoutMinor: results.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0),
    };
  };
  proveVerifier(family, {
    verifier,
    bets: fc.dictionary(fc.constantFrom(...SPOTS), fc.integer({ min: 100, max: 20_000 }), {
      ...{ minKeys: 1, maxKeys: 5, noNullPrototype: true },
    }),
    play(spots, source) {
      const draws = recordDraws(source);
      playCoup(dealFrom(draws));
      return dealt(
        spots,
        draws.drawn.map(([, value]) => value),
      );
    },
    lie: ({ view }) => ({
      view: { ...view, player: view.player.map((card, at) => (at === 0 ? (card + 1) % 52 : card)) },
    }),
    wrong: [{ spots: '' }, { spots: 'tie' }, { spots: 'tie=0' }, { spots: 'dragon=100' }, { spots: 'tie=1.5' }],
  });
}
