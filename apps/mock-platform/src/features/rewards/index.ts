export { listDeliveriesOfAll, sendGoods } from './deliver-goods';
