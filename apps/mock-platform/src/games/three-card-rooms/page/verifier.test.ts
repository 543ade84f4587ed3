import { ROOM_SEATS } from '@tonalli/contracts/games/rooms';
import fc from 'fast-check';
import { sumOf } from '../../../wagering/stake';
import { blindThreeCardRooms } from '../../blind-three-card-rooms/module';
import { verifier as blindVerifier } from '../../blind-three-card-rooms/page/verifier';
import { proveVerifier } from '../../verify/verifier-fixture';
import { threeCardRooms } from '../module';
import { sitDown } from '../room-fixture';
import { verifier } from './verifier';

const DRAWS = [...Array.from({ length: 18 }, (_, at) => 52 - at), 6];

for (const [game, of] of [
  [threeCardRooms, verifier],
  [blindThreeCardRooms, blindVerifier],
] as const) {
  proveVerifier(game.family, {
    verifier: of,
    bets: fc.record({
      seats: fc.uniqueArray(fc.integer({ min: 1, max: ROOM_SEATS }), { minLength: 2, maxLength: ROOM_SEATS }),
      courage: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: ROOM_SEATS, maxLength: ROOM_SEATS }),
    }),
    play({ seats, courage }, draws) {
      const script = DRAWS.map((bound) => draws.below(bound));
      const sittings = seats.map((seat, at) => ({ seat, plan: { courage: courage[at] ?? 0 } }));
      const room = sitDown({ script }, sittings, game);
      room.until('over');
      const { bet, results } = room.runner.round(room.ids[0] ?? '');
      return {
        own: { family: game.family, version: 1, bet, config: game.config.initial, view: room.view(0) },
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
    wrong: [
      ...[{ seat: '7' }, { seat: '' }, { players: '1:4 1:4' }, { players: '1:4' }, { players: '1:4x 2:4x' }],
      ...[{ anteMinor: '0' }, { anteMinor: '101' }],
    ],
  });
}
