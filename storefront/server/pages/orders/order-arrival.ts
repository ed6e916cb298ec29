/** Pages say it as letters do. */
export { orderArrival } from '../../orders/order-arrival.js';
