let common: Promise<ReadonlySet<string>> | undefined;

/** The list that zxcvbn keeps: 49,000, in lower case. It is read when the first password is chosen. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/** Whether it is among those that are guessed first, in whatever case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readList();
  return (await common).has(password.toLowerCase());
}
