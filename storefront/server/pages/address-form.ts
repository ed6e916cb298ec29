/** The fields of an address in a form, and what is said of them. */
import type { InputFault, KnownSuburbs, TypedAddress } from '@kerf/sdk/rules';
import { addressDoubt, addressFaults, addressFields, emptyAddress } from '@kerf/sdk/rules';

/** What the names of the fields begin with. */
export type AddressKind = 'shipping' | 'billing';

/** Characters of a field that are kept: more than is taken, so that nothing is cut unseen. */
const keptLength = 300;

/** An address of a form. */
export function readAddress(form: URLSearchParams, kind: AddressKind): TypedAddress {
  const typed = addressFields.map((field) => [
    field,
    (form.get(`${kind}_${field}`) ?? '').slice(0, keptLength),
  ]);
  return { ...emptyAddress, ...Object.fromEntries(typed) };
}

/** An address as the fields of a form hold it. */
export const typedAddress = (address: TypedAddress, kind: AddressKind): Record<string, string> =>
  Object.fromEntries(addressFields.map((field) => [`${kind}_${field}`, address[field]]));

/** What is wrong with an address, by the names of the form's fields. */
export const addressFormFaults = (address: TypedAddress, kind: AddressKind): InputFault[] =>
  addressFaults(address).map(({ field, message }) => ({ field: `${kind}_${field}`, message }));

/** What may be a slip in an address though it is taken, by the names of the form's fields. */
export function addressFormDoubts(
  address: TypedAddress | null,
  kind: AddressKind,
  suburbs: KnownSuburbs,
): InputFault[] {
  const doubt = address && addressDoubt(address, suburbs);
  return doubt ? [{ ...doubt, field: `${kind}_${doubt.field}` }] : [];
}
