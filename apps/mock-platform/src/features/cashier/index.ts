export { openOrders, simulatePayment } from './simulate-payment';
