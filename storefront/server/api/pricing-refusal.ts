import type { PricingRefusal } from '@kerf/sdk/contract';
import { failed } from '../http/answer.js';
import { ApiFailure } from '../http/api-failure.js';
import type { Refusal } from '../pricing/refusal.js';

/** The body that says why a configuration has no price; it is sent with status 200, in the place of the prices. */
export const toPricingRefusal = ({ code, message, field }: Refusal): PricingRefusal => ({
  ...failed(new ApiFailure(code, 200, message, { field })),
  ...(field === 'size' && { error_messages: { size: message } }),
});
