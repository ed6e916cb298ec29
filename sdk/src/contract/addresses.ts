/** Addresses that members keep, and the suburbs that are proposed while one is typed. */
import { boolean, enums, type Infer, object } from 'superstruct';
import { boundedList, boundedText } from './bounded.js';
import { australianStates, maxAddresses, maxIdLength, maxPersonNameLength, maxSuburbs } from './limits.js';
import { Address } from './orders.js';

const Label = boundedText(maxPersonNameLength);

/** An address that a member keeps. `label` is what they call it; of all of them one is the default. */
export const SavedAddress = object({
  id: boundedText(maxIdLength),
  label: Label,
  is_default: boolean(),
  address: Address,
});
export type SavedAddress = Infer<typeof SavedAddress>;

/** All of a member's addresses, the default first. */
export const AddressBook = boundedList(SavedAddress, maxAddresses);

/** An address as it is typed to be kept; what is wrong with it is told field by field. `company` and `street2` may be ''. */
export const AddressEntry = object({
  label: boundedText(),
  first_name: boundedText(),
  last_name: boundedText(),
  company: boundedText(),
  street_address: boundedText(),
  street2: boundedText(),
  suburb: boundedText(),
  city: boundedText(),
  state: boundedText(),
  postal_code: boundedText(),
  phone_number: boundedText(),
});
export type AddressEntry = Infer<typeof AddressEntry>;

/** A suburb with its state and postal code. */
export const Suburb = object({
  suburb: boundedText(maxPersonNameLength),
  state: enums(australianStates),
  postal_code: boundedText(),
});
export type Suburb = Infer<typeof Suburb>;

export const Suburbs = boundedList(Suburb, maxSuburbs);

/** The calls about addresses. */
export const addressRoutes = {
  /** `?search=` follows: the beginning of a name, or of a postal code. */
  suburbs: '/address/get/suburbs',
  addresses: '/address/get/addresses',
  createAddress: '/address/create/address',
  /** `/ID` follows; so it does in those below. */
  updateAddress: '/address/update/address',
  updateDefault: '/address/update/default',
  deleteAddress: '/address/delete/address',
} as const;
