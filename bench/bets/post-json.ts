import { Agent, request } from 'node:http';

/** Connections stay open, one per bettor, so that only bets are measured. */
const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** Posts JSON and returns the parsed answer. Throws for a status other than 200. */
export function postJson(url: string, headers: Record<string, string>, body: unknown): Promise<unknown> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        },
      },
      (response) => {
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (answer += chunk));
        response.on('end', () => {
          if (response.statusCode === 200) resolve(JSON.parse(answer));
          else reject(new Error(`HTTP ${response.statusCode}: ${answer}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
}
