/**
 * Why there is no price. 'invalid' is a request that no page of the shop sends; 'refused' is well formed, but what it
 * asks for is not made at a listed price.
 */
export interface Refusal {
  ok: false;
  kind: 'invalid' | 'refused';
  code: string;
  message: string;
  field?: string;
}

/** A request that names something that is not there. */
export const invalid = (code: string, field: string, message: string): Refusal => ({
  ok: false,
  kind: 'invalid',
  code,
  message,
  field,
});

/** A request that can't be priced, in words for the shopper. */
export const refused = (code: string, field: string, message: string): Refusal => ({
  ok: false,
  kind: 'refused',
  code,
  message,
  field,
});
