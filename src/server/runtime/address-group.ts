import { isIPv6 } from 'node:net';
import { must } from '#domain/must.ts';

/** The place an address stands for: an IPv4 address itself, or the 64-bit IPv6 network that one household gets. */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = tail === undefined ? 0 : 8 - must(before).length - must(after).length;
  const groups = [...must(before), ...Array<string>(Math.max(0, zeros)).fill('0'), ...must(after)];
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
