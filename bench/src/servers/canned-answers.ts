import type { ENDPOINTS, EndpointName } from '@tonalli/contracts/endpoints';
import type { z } from 'zod';

type Answers = { [Name in EndpointName]?: z.input<(typeof ENDPOINTS)[Name]['value']> };

const game = (index: number) => ({
  nodeId: `G${100_000 + index}`,
  nodeName: `Tesoro del Jaguar ${index}`,
  gameName: `Tesoro del Jaguar ${index}`,
  displayName: `Tesoro del Jaguar ${index}`,
  showIcon: `/art/games/G${100_000 + index}.svg`,
  iconUrl: `/art/games/G${100_000 + index}.svg`,
  lagerIcon: `/art/games/G${100_000 + index}.svg`,
  vassalage: 'SOL',
  gameType: 'RNG' as const,
  gameClassify: 'SLOT' as const,
  gameCode: `tesoro-${index}`,
  isHot: 1 as const,
  supportPlay: 0 as const,
  isGame: 'GAME' as const,
  status: 'OPEN' as const,
});

/** What the upstream of the benches answers, of about the size that the platform's default data have. */
export const CANNED: Answers = {
  login: {
    token: 'bench-token-'.padEnd(64, 'x'),
    userName: 'demo',
    customerId: 'M000001',
    account: 'demo',
    nickname: 'Demo',
    type: 0,
    firstTimeLogin: false,
    passwordExpired: false,
    defaultPassword: false,
    onBreak: false,
  },
  fetchBalance: { main: '1250.00', vendors: [] },
  listGames: { games: Array.from({ length: 18 }, (_, index) => game(index)), totalPages: 550, totalRows: 9_900 },
};
