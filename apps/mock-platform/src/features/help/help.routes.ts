import * as help from '@tonalli/contracts/help/wire';
import { type Route, route } from '../../transport/verb';
import { fetchImage, listFeedback, sendFeedback } from './feedback';
import { fetchDocument, fetchHelpCenter, fetchPaymentMethods } from './read-help';

export const helpRoutes: Route[] = [
  route(help.fetchHelpCenter, fetchHelpCenter),
  route(help.fetchDocument, fetchDocument),
  route(help.fetchPaymentMethods, fetchPaymentMethods),
  route(help.sendFeedback, sendFeedback),
  route(help.listFeedback, listFeedback),
  route(help.fetchImage, fetchImage),
];
