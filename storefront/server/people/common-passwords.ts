import { passwordFault } from '@kerf/sdk/rules';

/** How many are told; who guesses tries these first. */
const told = 1_000;

let list: Promise<readonly string[]> | undefined;

async function readList(): Promise<readonly string[]> {
  // A megabyte of words, and most servers are asked late.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].filter((each) => passwordFault(each) === null).slice(0, told);
}

/** The passwords that most people choose and the shop takes, in small letters, the most used first. */
export function commonPasswords(): Promise<readonly string[]> {
  list ??= readList();
  return list;
}

/** Whether many people chose a password. It is theirs to take all the same. */
export const isCommonPassword = async (password: string): Promise<boolean> =>
  (await commonPasswords()).includes(password.normalize('NFKC').toLowerCase());
