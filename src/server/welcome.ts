import { callExchange } from '#contract/rest-client.ts';
import { listDemoBettors } from '#contract/session.ts';

/** The text printed on start: the address, who can sign in, and where the data is. */
export async function welcome(
  site: string,
  exchangeUrl: string,
  dataDir: string | undefined,
): Promise<string> {
  // The exchange may just have ended and be restarting; the site is live all the same.
  const answer = await callExchange(exchangeUrl, listDemoBettors, {}).catch(() => null);
  const bettors = answer?.ok ? answer.data : [];
  const width = Math.max(...bettors.map(({ userName }) => userName.length), 'User'.length) + 2;
  const passwordWidth = Math.max(...bettors.map(({ password }) => password.length), 'Password'.length) + 2;
  const row = (user: string, password: string, note: string) =>
    `  ${user.padEnd(width)}${password.padEnd(passwordWidth)}${note}`;
  const table = bettors.map(({ userName, password, note }) => row(userName, password, note));
  return [
    '',
    `Layline is live at ${site}`,
    ...(table.length > 0 ? ['', row('User', 'Password', 'Demo bettor'), ...table] : []),
    ...(dataDir ? ['', `Data: ${dataDir}`] : []),
    '',
  ].join('\n');
}
