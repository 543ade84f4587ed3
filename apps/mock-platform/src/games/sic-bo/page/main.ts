import { openSicBoTable } from './open';

openSicBoTable();
