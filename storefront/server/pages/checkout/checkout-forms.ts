/** What the forms of the checkout hold, and how that is read and shown again. */
import type { SavedAddress } from '@kerf/sdk/contract';
import type { InputFault, TypedAddress } from '@kerf/sdk/rules';
import { addressFaults, addressKey, addressLinesWithPhone, toAddress } from '@kerf/sdk/rules';
import { addressChoices } from '../../../pages/checkout/address-choice.js';
import type { Attempt } from '../../../pages/field.js';
import type { TypedCheckout } from '../../checkout/checkouts.js';
import { type AddressKind, addressFormFaults, readAddress, typedAddress } from '../address-form.js';

/** What is wrong where a chosen address is not in the account (any more), or never was. */
const notThere = (field: string): InputFault => ({
  field,
  message: 'That address is not in your account any more. Please choose another one, or type one.',
});

/** What a form said of an address: the one that was chosen or typed, what is wrong, and whether it is to be kept. */
export interface ReadChoice {
  address: TypedAddress;
  faults: InputFault[];
  /** Whether it was typed, and is to be added to the account. */
  isSaved: boolean;
}

/** Reads which address a form means: one of the account, or the one in its fields. */
export function readChoice(
  form: URLSearchParams,
  kind: AddressKind,
  saved: readonly SavedAddress[],
): ReadChoice {
  const { name, other } = addressChoices[kind];
  const choice = form.get(name) ?? '';
  const chosen = saved.find(({ id }) => id === choice);
  if (chosen) return { address: chosen.address, faults: [], isSaved: false };
  const address = readAddress(form, kind);
  const isTyped = choice === '' || choice === other;
  return {
    address,
    faults: isTyped ? addressFormFaults(address, kind) : [notThere(name)],
    isSaved: isTyped && form.get(`${kind}_save`) === '1',
  };
}

const findSaved = (address: TypedAddress, saved: readonly SavedAddress[]): SavedAddress | undefined =>
  saved.find((each) => addressKey(each.address) === addressKey(address));

interface Shown {
  saved: readonly SavedAddress[];
  /** What stands in the fields where a kept address is chosen. */
  blank: TypedAddress;
  faults: readonly InputFault[];
  doubts: readonly InputFault[];
  /** What was ticked beside the fields. */
  ticks: Readonly<Record<string, string>>;
}

/** What a step's form shows: what was typed before, what is wrong with it now, and what may be a slip. */
export function attemptOf(
  { email, ship, bill, payment, usesPoints = false }: TypedCheckout,
  { saved, blank, faults, doubts, ticks }: Shown,
): Attempt {
  const { shipping, billing } = addressChoices;
  const chosenShip = findSaved(ship, saved);
  const chosenBill = bill && findSaved(bill, saved);
  return {
    typed: {
      email,
      payment,
      [shipping.name]: chosenShip?.id ?? shipping.other,
      [billing.name]: bill ? (chosenBill?.id ?? billing.other) : '',
      ...typedAddress(chosenShip ? blank : ship, 'shipping'),
      ...typedAddress(bill && !chosenBill ? bill : blank, 'billing'),
      ...ticks,
      uses_points: usesPoints ? '1' : '',
    },
    faults,
    doubts,
  };
}

/** An address in lines, for a step that was done; none where it can't be used. */
export const linesOf = (address: TypedAddress): string[] =>
  addressFaults(address).length === 0 ? addressLinesWithPhone(toAddress(address)) : [];
