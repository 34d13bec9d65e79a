import { BlockList, isIP, isIPv4 } from 'node:net';
import { WrongSetting, type Settings } from './settings.ts';

/** Which names in a Host header are a server's own. A page under another name must not reach it through a browser. */

export type HostRule = (host: string | undefined) => boolean;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const withoutBrackets = (name: string): string => name.replace(/^\[(.*)\]$/, '$1');

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || withoutBrackets(host) === '::';

/** Whether only programs on this machine can reach that name or address. */
export function isOnlyHere(host: string): boolean {
  const name = withoutBrackets(host.toLowerCase());
  if (isIP(name)) return loopback.check(name, isIPv4(name) ? 'ipv4' : 'ipv6');
  return name === 'localhost' || name.endsWith('.localhost');
}

/** Returns the name in lower case, without brackets, port and trailing dot; null if it is not a host. */
function nameOf(host: string | undefined): string | null {
  const [, name] = /^(\[[\da-f:.]+\]|[\w.-]+?)\.?(?::\d{1,5})?$/i.exec(host ?? '') ?? [];
  return name === undefined ? null : withoutBrackets(name.toLowerCase());
}

/**
 * The rule for a server that listens on that name or address and that browsers reach at `url`: it accepts those two and
 * this machine's names. If it listens everywhere, it also accepts any plain address, which a page cannot impersonate.
 */
export function hostRule({ listensOn, url }: { listensOn: string; url: string }): HostRule {
  const own = new Set([withoutBrackets(listensOn.toLowerCase()), nameOf(new URL(url).host)]);
  const isOwn: HostRule = (host) => {
    const name = nameOf(host);
    if (name === null) return false;
    return own.has(name) || isOnlyHere(name) || (isEverywhere(listensOn) && isIP(name) !== 0);
  };
  // Nearly every request names the host as the one before did.
  let last: string | undefined;
  return (host) => {
    if (host !== undefined && host === last) return true;
    if (!isOwn(host)) return false;
    last = host;
    return true;
  };
}

/**
 * Whether a browser came to the server at `url` by another of this machine's names, such as 127.0.0.1 for localhost. What
 * a browser keeps, a sign-in among it, it keeps by name.
 */
export function isOtherNameOf(url: string, host: string | undefined): boolean {
  const name = nameOf(host);
  const { hostname, port } = new URL(url);
  const hasPort = host?.endsWith(`:${port || '80'}`) ?? false;
  return (
    name !== null && name !== withoutBrackets(hostname) && hasPort && isOnlyHere(name) && isOnlyHere(hostname)
  );
}

/** The rule for a server that only programs on this machine use. */
export const onlyHere: HostRule = hostRule({ listensOn: 'localhost', url: 'http://localhost' });

/** Throws `WrongSetting` if other machines could use the demo bettors' passwords, which everybody knows. */
export function assertPrivateDemo(settings: Settings): void {
  const { LAYLINE_PRODUCTION, LAYLINE_DEMO_IN_PUBLIC, LAYLINE_HOST } = settings;
  if (LAYLINE_PRODUCTION || LAYLINE_DEMO_IN_PUBLIC) return;
  const places = [
    ['LAYLINE_HOST', LAYLINE_HOST, LAYLINE_HOST],
    ...(['LAYLINE_SITE_URL', 'LAYLINE_GAMES_URL'] as const).map((name) => {
      const url = settings[name];
      return [name, url, url && new URL(url).hostname] as const;
    }),
  ] as const;
  for (const [name, value, host] of places) {
    if (host === undefined || isOnlyHere(host)) continue;
    throw new WrongSetting(
      `${name} is "${value}": others can come there, and everybody knows the demo bettors’ passwords. ` +
        'Set LAYLINE_PRODUCTION=1 for an exchange without them, or LAYLINE_DEMO_IN_PUBLIC=1 to show the demo to everyone.',
    );
  }
}
