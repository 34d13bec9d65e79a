import type { FastifyInstance } from 'fastify';
import { hrefOf } from '#domain/site/route.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { sendStatus } from './errors.ts';

/** The icons' own ground, dark in both modes as the header is: it surrounds the icon while the installed site starts. */
const ground = '#171d27';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a device needs to install the site. `scripts/make-icons.ts` draws the icons. */
const installable = {
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  lang: 'en',
  dir: 'ltr',
  description: 'A sports betting exchange: back and lay on live markets.',
  categories: ['sports'],
  background_color: ground,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...[192, 512].flatMap((size) => [icon('icon', size, 'any'), icon('maskable', size, 'maskable')]),
  ],
  shortcuts: [
    { name: 'In play', url: hrefOf('inPlay'), icons: [icon('icon', 192, 'any')] },
    { name: 'My bets', url: hrefOf('myBetsHistory'), icons: [icon('icon', 192, 'any')] },
  ],
};

/** The web app manifest, under the operator's name and colour. While these are not known there is none. */
export function manifestRoute(app: FastifyInstance, upstream: Upstream): void {
  app.get('/site.webmanifest', async (_, reply) => {
    const theme = await upstream.theme().catch(() => null);
    if (!theme) return sendStatus(reply, 503);
    const { exchangeTitle: name, themeColor } = theme;
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify({ name, short_name: name, theme_color: themeColor, ...installable }));
  });
}
