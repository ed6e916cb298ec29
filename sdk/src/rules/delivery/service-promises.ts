import { freeShippingAmount } from './shipping-fee.js';

/** What the shop promises with every order, a name and a sentence each. `arrival` is how long one takes: '5-9 business days'. */
export const servicePromises = (arrival: string): { term: string; text: string }[] => [
  {
    term: 'Free shipping Australia wide',
    text: `On orders of ${freeShippingAmount} or more. Below that, the delivery charge is shown in your cart.`,
  },
  {
    term: 'Free PDF proof after checkout',
    text: 'See your artwork with its cut line first. We print when you say yes.',
  },
  {
    term: arrival,
    text: 'Printing and delivery together, for orders approved and paid before 6:00 PM, Sydney time.',
  },
];
