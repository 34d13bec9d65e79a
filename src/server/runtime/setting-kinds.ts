import { isIP } from 'node:net';
import { z } from 'zod';
import { supportNames, type SupportName } from '#contract/site-names.ts';

/** How the text of a setting is read, by kind. The messages say what is wrong with it. */

export const text = z.string().trim().min(1, 'empty');
/** A server's address, or as `psql` takes it without one: a user, and the folder of the server's socket as `host`. */
export const database = z
  .string()
  .refine(
    (address) =>
      /^postgres(ql)?:\/\//.test(address) &&
      URL.canParse(address.replace(/^(\w+:\/\/[^/?#@]+@)\//, '$1localhost/')),
    'not an address that begins with postgres:// or postgresql://',
  );
export const site = z
  .url({ protocol: /^https?$/, error: 'not an address that begins with http:// or https://' })
  .refine((address) => {
    const { username, password } = new URL(address);
    return username === '' && password === '';
  }, 'an address with a user or a password in it');
/** Origins with spaces or commas between them. */
export const originList = z.string().transform((given, context) => {
  const origins = given.trim().split(/[\s,]+/);
  const wrong = origins.find((each) => !site.safeParse(each).success || new URL(each).origin !== each);
  if (wrong === undefined) return origins;
  context.addIssue(`"${wrong}" is not an address of a host alone, as https://cdn.example`);
  return z.NEVER;
});
export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, 'not a whole number')
    .transform(Number)
    .refine((value) => value >= from && value <= to, `not between ${from} and ${to}`);
export const portNumber = wholeNumber(1, 65_535);
/** 0 means any free port. */
export const portOrAny = wholeNumber(0, 65_535);
const https = z.url({ protocol: /^https$/ });
/** `name=address` pairs with spaces between them. */
export const supportLinks = z.string().transform((given, context) => {
  const links: Partial<Record<SupportName, string>> = {};
  for (const pair of given.trim().split(/\s+/)) {
    const [, name, address] = /^(\w+)=(.+)$/.exec(pair) ?? [];
    const known = supportNames.find((one) => one === name);
    if (known && https.safeParse(address).success) links[known] = address ?? '';
    else {
      context.addIssue(`"${pair}" is none of ${supportNames.join(', ')} with = and an https address`);
      return z.NEVER;
    }
  }
  return links;
});
export const yesOrNo = z.enum(['0', '1'], 'neither 0 nor 1').transform((value) => value === '1');
export const factor = z
  .string()
  .regex(/^\d{1,4}(\.\d{1,3})?$/, 'not a number')
  .transform(Number)
  .refine((value) => value > 0, 'not above 0');

export const isProxyList = (list: string): boolean =>
  list.split(',').every((each) => {
    const [address = '', bits, ...more] = each.trim().split('/');
    if (['loopback', 'linklocal', 'uniquelocal'].includes(each.trim())) return true;
    const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
    return longest > 0 && isNetwork && more.length === 0;
  });
