import { MoneyWheelConfig } from '@tonalli/contracts/games/money-wheel';
import { openTable } from '../../page/table/open-table';
import { moneyWheelFamily } from './family';
import { texts } from './texts';

openTable({ config: MoneyWheelConfig, texts, family: moneyWheelFamily });
