import { openRouletteTable } from '../../live-roulette/page/open';

openRouletteTable({ turns: { wheel: 2, ball: 5 } });
