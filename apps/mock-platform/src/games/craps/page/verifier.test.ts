import { CRAPS_SPOTS, CrapsView } from '@tonalli/contracts/games/craps';
import fc from 'fast-check';
import { GameRefusal } from '../../../wagering/refusal';
import type { LineResult } from '../../../wagering/settlement';
import { proveVerifier } from '../../verify/verifier-fixture';
import { craps } from '../module';
import { verifier } from './verifier';

const context = { config: craps.config.initial, at: 0, phase: () => null };
const laid = (least: number) =>
  fc.dictionary(fc.constantFrom(...CRAPS_SPOTS), fc.integer({ min: 100, max: 20_000 }), {
    ...{ minKeys: least, maxKeys: 4, noNullPrototype: true },
  });

proveVerifier('craps', {
  verifier,
  bets: fc.record({ pass: fc.integer({ min: 100, max: 20_000 }), more: fc.array(laid(0), { maxLength: 6 }) }),
  play({ pass, more }, draws) {
    const bet = { spots: { pass, 'place-6': 600 } };
    const started = craps.accept(bet, context).start(draws).turn;
    let { state } = started;
    const all: LineResult[] = [...(started.results ?? [])];
    const open = new Map(Object.entries(bet.spots));
    const close = (results: readonly LineResult[] = []) => {
      for (const { line } of results) open.delete(line);
    };
    close(started.results);
    for (const spots of [...more, null]) {
      if (open.size === 0) break;
      try {
        const entry = { id: 'r', bet, state, open: Object.fromEntries(open), heldMinor: 0 };
        const step = spots ? { do: 'roll', spots } : { do: 'roll-out' };
        const turn = craps.resume(entry).step(step, { ...context, draws });
        for (const { line, stakeMinor } of turn.stakes ?? []) open.set(line, (open.get(line) ?? 0) + stakeMinor);
        close(turn.results);
        all.push(...(turn.results ?? []));
        state = turn.state;
      } catch (refusal) {
        if (!(refusal instanceof GameRefusal)) throw refusal;
      }
    }
    const shown = craps.resume({ id: 'r', bet, state, open: {}, heldMinor: 0 }).show(context);
    const own = { family: 'craps', version: 1, bet, config: context.config, view: CrapsView.parse(shown) };
    const sum = (of: 'stakeMinor' | 'payoutMinor', results: readonly LineResult[]) =>
      results.reduce((total, result) => total + result[of], 0);
    const played = all.filter(({ status }) => status !== 'VOID');
    return { own, stakeMinor: sum('stakeMinor', played), payoutMinor: sum('payoutMinor', all) };
  },
  lie: ({ view }) => ({
    view: {
      ...view,
      rolls: view.rolls.map((rolled) => ({ ...rolled, dice: [(rolled.dice[0] % 6) + 1, rolled.dice[1]] })),
    },
  }),
  wrong: [{ rolls: '' }, { rolls: ' / pass=100' }, { rolls: 'pass' }, { rolls: 'pass=0' }, { rolls: 'dragon=100' }],
});
