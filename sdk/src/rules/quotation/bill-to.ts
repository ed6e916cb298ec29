import { maxNameLength } from '../../contract/limits.js';
import { maxBillAddressLength } from '../../contract/quotation-routes.js';
import type { BillTo } from '../../contract/quotations.js';
import { toMessageText } from '../order/message-text.js';
import type { InputFault } from '../people/person-input.js';

/** The fields in their order: what each is called, and the most that it holds, characters. */
export const billToFields: readonly { field: keyof BillTo; label: string; max: number }[] = [
  { field: 'name', label: 'Name', max: maxNameLength },
  { field: 'company', label: 'Company', max: maxNameLength },
  { field: 'address', label: 'Address', max: maxBillAddressLength },
];

/** Lines that an address has on the paper; what is more goes on with the last of them. */
const maxLines = 8;

/** What was typed as it is kept: names on one line, the address with its lines and nothing that does not print. */
export function toBillTo({ name, company, address }: BillTo): BillTo {
  const onOneLine = (typed: string) => toMessageText(typed).replace(/\s+/g, ' ');
  const lines = toMessageText(address)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    name: onOneLine(name),
    company: onOneLine(company),
    address: [
      ...lines.slice(0, maxLines - 1),
      ...(lines.length >= maxLines ? [lines.slice(maxLines - 1).join(', ')] : []),
    ].join('\n'),
  };
}

/** What is wrong with it, by field. All of it may be empty. */
export const billToFaults = (typed: BillTo): InputFault[] =>
  billToFields.flatMap(({ field, label, max }) => {
    const { length } = toBillTo(typed)[field];
    return length > max
      ? [{ field, message: `${label}: please write at most ${max} characters; these are ${length}.` }]
      : [];
  });

/** Whom a quotation is for, a line each; none where nothing is said. */
export const billToLines = ({ name, company, address }: BillTo): string[] =>
  [name, company, ...address.split('\n')].filter(Boolean);
