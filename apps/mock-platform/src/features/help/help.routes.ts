import * as help from '@tonalli/contracts/help/wire';
import { type Route, route } from '../../transport/verb';
import { fetchImage, listFeedback, sendFeedback } from './feedback';
import { fetchDocument, fetchHelpCenter, fetchHelpTopic, fetchPaymentMethods } from './read-help';

export const helpRoutes: Route[] = [
  route(help.fetchHelpCenter, fetchHelpCenter),
  route(help.fetchHelpTopic, fetchHelpTopic),
  route(help.fetchDocument, fetchDocument),
  route(help.fetchPaymentMethods, fetchPaymentMethods),
  route(help.sendFeedback, sendFeedback),
  route(help.listFeedback, listFeedback),
  route(help.fetchImage, fetchImage),
];
