import { array, integer, object, string } from 'superstruct';
import type { Seller } from './catalogue.js';
import { CatalogueError } from './catalogue-error.js';
import { checkFile } from './check-file.js';
import { readJson } from './read-folder.js';

const name = 'seller/seller.json';

const SellerFile = object({
  name: string(),
  abn: string(),
  address: array(string()),
  email: string(),
  bank: object({ name: string(), bsb: string(), account: string() }),
  payment_days: integer(),
});

const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Whether a text is an Australian Business Number: eleven digits, the first less one, weighed, a multiple of 89. */
function isAbn(text: string): boolean {
  const digits = text.replace(/\s/g, '');
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const sum = [...digits].reduce(
    (total, digit, at) => total + (Number(digit) - (at === 0 ? 1 : 0)) * (abnWeights[at] ?? 0),
    0,
  );
  return sum % 89 === 0;
}

/** Who sells, as invoices have to say it, from seller/seller.json. */
export async function loadSeller(directory: string): Promise<Seller> {
  const {
    name: called,
    abn,
    address,
    email,
    bank,
    payment_days,
  } = checkFile(await readJson(directory, name), SellerFile);
  if (!isAbn(abn)) throw new CatalogueError(name, 'abn', 'an Australian Business Number', abn);
  if (!/^\d{3}-?\d{3}$/.test(bank.bsb))
    throw new CatalogueError(name, 'bank.bsb', 'six digits, such as 062-000', bank.bsb);
  if (payment_days < 1) throw new CatalogueError(name, 'payment_days', 'at least 1', payment_days);
  return { name: called, abn, address, email, bank, paymentDays: payment_days };
}
