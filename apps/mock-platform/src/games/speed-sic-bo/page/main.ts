import { openSicBoTable } from '../../sic-bo/page/open';

openSicBoTable();
