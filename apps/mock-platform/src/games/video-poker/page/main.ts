import { openPoker } from '../../draw-poker/page/open-poker';

openPoker();
