import { openRouletteTable } from './open';

openRouletteTable({ turns: { wheel: 3, ball: 8 } });
