import { ROOM_SEATS } from '@tonalli/contracts/games/rooms';
import fc from 'fast-check';
import { sumOf } from '../../../wagering/stake';
import { proveVerifier } from '../../verify/verifier-fixture';
import { niuNiu } from '../module';
import { FAMILY, sitDown } from '../room-fixture';
import { verifier } from './verifier';

const DRAWS = [...Array.from({ length: 30 }, (_, at) => 52 - at), 6, 5, 4, 3, 2, 1];
const plan = fc.record({ bid: fc.integer({ min: 0, max: 3 }), multiple: fc.integer({ min: 1, max: 5 }) });

proveVerifier(FAMILY, {
  verifier,
  bets: fc.record({
    seats: fc.uniqueArray(fc.integer({ min: 1, max: ROOM_SEATS }), { minLength: 2, maxLength: ROOM_SEATS }),
    plans: fc.array(plan, { minLength: ROOM_SEATS, maxLength: ROOM_SEATS }),
  }),
  play({ seats, plans }, draws) {
    const script = DRAWS.map((bound) => draws.below(bound));
    const room = sitDown(
      { script },
      seats.map((seat, at) => ({ seat, plan: plans[at] ?? { bid: 0, multiple: 1 } })),
    );
    room.until('over');
    const { bet, results } = room.runner.round(room.ids[0] ?? '');
    return {
      own: { family: FAMILY, version: 1, bet, config: niuNiu.config.initial, view: room.view(0) },
      stakeMinor: sumOf(results, (result) => result.stakeMinor),
      payoutMinor: sumOf(results, (result) => result.payoutMinor),
    };
  },
  lie: ({ view }) => ({
    view: {
      ...view,
      hand: view.hand && {
        ...view.hand,
        seats: view.hand.seats.map((seat) => ({ ...seat, cards: seat.cards.map((card) => (card + 13) % 52) })),
      },
    },
  }),
  wrong: [{ seat: '7' }, { seat: '' }, { players: '1:9:1 2:0:1' }, { players: '1:1:1' }, { anteMinor: '0' }],
});
