import { NiuNiuConfig } from '@tonalli/contracts/games/niu-niu';
import { openTable } from '../../page/table/open-table';
import { roomFamily } from './family';
import { texts } from './texts';

openTable({ config: NiuNiuConfig, texts, family: roomFamily });
