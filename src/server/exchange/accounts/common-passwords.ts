import { passwordText } from '#domain/bettor/credentials.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** zxcvbn's list: 49,000 passwords in lower case. It is read when the first password is chosen. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/** Whether the password, in any case and spelling, is among those guessed first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readList();
  return (await common).has(passwordText(password).toLowerCase());
}
