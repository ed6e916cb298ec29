/** A size with a side missing; apart from the other messages because every price table needs it. */
export const sizeRequired = 'Please enter width and height.';
