export { openOrders, PAYMENT_ACTIONS, simulatePayment } from './simulate-payment';
