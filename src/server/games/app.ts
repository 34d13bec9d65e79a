import fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { sealOf } from '#contract/draw.ts';
import { onlyHere, type HostRule } from '#server/runtime/own-hosts.ts';
import { noSchemas } from '#server/runtime/no-schemas.ts';
import { cutSlowRequests } from '#server/runtime/slow-requests.ts';
import { playAt, playedOtherwise, standingOf, type Told } from './croupier.ts';
import type { Form } from './form.ts';
import type { Game } from './game.ts';
import { gameOf } from './all-games.ts';
import { gamePage } from './game-page.ts';
import { notes } from './notes.ts';
import { notePage, type NoteNeeds, type Page } from './page.ts';
import { partnerGame, partnerPage } from './partner-page.ts';
import { roundPage } from './round-page.ts';
import { checkPathOf, isRoundOf, seedOf } from './round-seed.ts';
import { script } from './script.ts';
import { style } from './style.ts';
import { newTable, nextTable, openPlayer, sealPlayer, tableAt, tableLifeMs, type Table } from './table.ts';
import { fontFiles } from './typeface.ts';
import type { Payment, Wallet } from './wallet.ts';

export interface GamesHostOptions {
  wallet: Wallet;
  /** Seals players and makes their tables, which so outlive this process. */
  tableKey: Uint8Array;
  /** Where links back to the site lead. */
  siteUrl: string;
  /** Whether browsers reach this host by HTTPS. */
  isSecure: boolean;
  /** Unix milliseconds. */
  now: () => number;
  logLevel: 'silent' | 'error' | 'warn' | 'info';
  /** The names it answers under; by default this machine's own. */
  isOwnHost?: HostRule;
}

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Creates the games host, not yet listening. `/play` spends a launch code; `/partner` stands in for the partner. */
export function createGamesHost(options: GamesHostOptions): FastifyInstance {
  const { siteUrl, logLevel, isOwnHost = onlyHere } = options;
  const note: NoteOf = (which, changes = {}) => notePage({ ...notes[which], siteUrl, ...changes });
  const app = fastify({
    bodyLimit: 4 * 1024,
    ...cutSlowRequests,
    ...noSchemas,
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply) => void send(reply as FastifyReply, note('noPage')),
  });
  readForms(app);
  setHeaders(app);
  app.addHook('onRequest', async ({ headers }, reply) =>
    isOwnHost(headers.host) ? undefined : send(reply, note('wrongHost')),
  );
  answerErrors(app, note);
  app.get('/health', () => ({ status: 'ok' }));
  serveFiles(app);
  launchRoute(app, options, note);
  tableRoutes(app, options, note);
  checkRoute(app, options, note);
  app.get('/partner', (_request, reply) => send(reply, partnerPage(null, siteUrl)));
  app.get<{ Params: { eventId: string } }>('/partner/:eventId', ({ params }, reply) =>
    send(reply, partnerGame(params.eventId, siteUrl) ?? note('noPage')),
  );
  return app;
}

type NoteOf = (which: keyof typeof notes, changes?: Partial<NoteNeeds>) => Page;

function setHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', policy);
    reply.header('referrer-policy', 'same-origin');
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

function answerErrors(app: FastifyInstance, note: NoteOf): void {
  app.setNotFoundHandler((_request, reply) => send(reply, note('noPage')));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode: status = 500 } = error;
    if (status >= 400 && status < 500) return send(reply, note('noForm', { status }));
    request.log.error(error);
    return send(reply, note('noAnswer'));
  });
}

function serveFiles(app: FastifyInstance): void {
  app.get('/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=300').send(style),
  );
  app.get('/table.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'max-age=300').send(script()),
  );
  for (const { path, bytes } of fontFiles)
    app.get(path, (_request, reply) =>
      reply.type('font/woff2').header('cache-control', 'max-age=31536000, immutable').send(bytes),
    );
  app.get('/icon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'max-age=300').send(icon),
  );
}

function launchRoute(
  app: FastifyInstance,
  { wallet, tableKey, isSecure, now }: GamesHostOptions,
  note: NoteOf,
): void {
  app.get<{ Querystring: { token?: unknown } }>('/play', async ({ query }, reply) => {
    const code = typeof query.token === 'string' ? query.token : '';
    if (!/^[\w-]{1,100}$/.test(code)) return send(reply, note('badCode'));
    const opening = await wallet.open(code);
    if (opening.kind === 'refused') {
      const { code: why, message } = opening;
      return send(reply, why === 'UNKNOWN_CODE' ? note('badCode') : note('refused', { text: message }));
    }
    const table = newTable(opening, opening.eventId, tableKey);
    // The redirect takes the code out of the address.
    return seatAt(reply, table, { tableKey, isSecure, now });
  });
}

/** Shows a round to whoever was told its id, which nobody is before it is played. */
function checkRoute(
  app: FastifyInstance,
  { tableKey, siteUrl }: Pick<GamesHostOptions, 'tableKey' | 'siteUrl'>,
  note: NoteOf,
): void {
  app.get<{ Params: { eventId: string; roundId: string } }>(
    checkPathOf(':eventId', ':roundId'),
    ({ params: { eventId, roundId } }, reply) => {
      const game = gameOf(eventId);
      if (!game || !isRoundOf(roundId, eventId, tableKey)) return send(reply, note('noRound'));
      return send(reply, roundPage(game, seedOf(roundId, tableKey), siteUrl));
    },
  );
}

/** Gives the player to the browser to keep, and leads to the table. */
async function seatAt(
  reply: FastifyReply,
  table: Table,
  { tableKey, isSecure, now }: Pick<GamesHostOptions, 'tableKey' | 'isSecure' | 'now'>,
  address = pathOf(table),
): Promise<FastifyReply> {
  const sealed = await sealPlayer(table, tableKey, now());
  return reply.header('set-cookie', cookieOf(sealed, isSecure)).redirect(address, 303);
}

type OfTable = { Params: { tableId: string } };
type Seat = { table: Table; game: Game };

/** What came of a form that was submitted, if no round did. */
interface Attempt {
  told: Told;
  form?: Form;
  isAgain?: boolean;
}

function tableRoutes(
  app: FastifyInstance,
  { wallet, tableKey, siteUrl, isSecure, now }: GamesHostOptions,
  note: NoteOf,
): void {
  const seatOf = async ({ params, headers }: FastifyRequest<OfTable>): Promise<Seat | null> => {
    const player = await openPlayer(keptIn(headers.cookie), tableKey, now());
    const table = player && tableAt(player, params.tableId, tableKey);
    const game = table && gameOf(table.eventId);
    return game ? { table, game } : null;
  };
  const showTable = async (reply: FastifyReply, { table, game }: Seat, attempt: Attempt | null = null) => {
    const { told = null, form = null, isAgain = false } = attempt ?? {};
    const known = await standingOf(table, game, wallet);
    if (known === 'ended') return send(reply, note('sessionEnded'));
    if (known === 'noAnswer' && told?.kind !== 'noAnswer')
      return send(reply, note('noAnswerNow', { again: 3 }));
    const standing = known === 'noAnswer' ? null : known;
    const nextSeal = standing?.played ? sealOf(nextTable(table, tableKey).seed) : null;
    const checkOf = (roundId: string) =>
      isRoundOf(roundId, game.eventId, tableKey) ? checkPathOf(game.eventId, roundId) : null;
    return send(reply, gamePage({ table, game, siteUrl, standing, told, form, isAgain, checkOf, nextSeal }));
  };

  app.get<OfTable>('/tables/:tableId', async (request, reply) => {
    const seat = await seatOf(request);
    if (!seat) return send(withoutOld(request, reply), note('noTable'));
    const isOther = otherMark in (request.query as object);
    return showTable(reply, seat, isOther ? { told: playedOtherwise } : null);
  });

  app.post<OfTable>('/tables/:tableId/play', async (request, reply) => {
    const seat = await seatOf(request);
    if (!seat || !isOwnForm(request)) return send(reply, note('noTable'));
    const form = formIn(request.body);
    const told = await playAt(seat.table, seat.game, form, wallet);
    if (told.kind === 'ended') return send(reply, note('sessionEnded'));
    // After the redirect, a reload shows the round instead of playing it again.
    if (told.kind === 'played') return reply.redirect(shownAt(seat.table, told), 303);
    return showTable(reply, seat, { told, form });
  });

  /** Plays the round that follows a finished one, at a table of its own. */
  app.post<OfTable>('/tables/:tableId/again', async (request, reply) => {
    const seat = await seatOf(request);
    if (!seat || !isOwnForm(request)) return send(reply, note('noTable'));
    const { table, game } = seat;
    const standing = await standingOf(table, game, wallet);
    if (standing === 'ended') return send(reply, note('sessionEnded'));
    // An unfinished round stays: its page plays it, or says why it is not known.
    if (standing === 'noAnswer' || !standing.played) return reply.redirect(pathOf(table), 303);
    const form = formIn(request.body);
    const next = nextTable(table, tableKey);
    const told = await playAt(next, game, form, wallet);
    if (told.kind === 'ended') return send(reply, note('sessionEnded'));
    if (told.kind !== 'played') return showTable(reply, seat, { told, form, isAgain: true });
    return seatAt(reply, next, { tableKey, isSecure, now }, shownAt(next, told));
  });

  /** A table's page requests this from time to time, which keeps its bettor signed in. */
  app.get<OfTable>('/tables/:tableId/seat', async (request, reply) => {
    const seat = await seatOf(request);
    const { sessionId = '', roundId = '' } = seat?.table ?? {};
    const isOpen = seat !== null && (await wallet.look(sessionId, roundId)).kind === 'open';
    return reply.code(isOpen ? 204 : 404).send();
  });
}

/** Accepts no content type but forms. */
function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  );
}

const formIn = (body: unknown): Form => (body instanceof URLSearchParams ? Object.fromEntries(body) : {});

/** Whether the form is not another site's. If a browser does not say, the cookie alone must do. */
const isOwnForm = ({ headers }: FastifyRequest): boolean =>
  (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';

const send = (reply: FastifyReply, { status, body }: Page): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(body.text);

const pathOf = ({ tableId }: Table): string => `/tables/${tableId}`;

/** In the address of a round that was played before, with other bets than were made now. */
const otherMark = 'other';
const shownAt = (table: Table, { isOther }: Extract<Payment, { kind: 'played' }>): string =>
  isOther ? `${pathOf(table)}?${otherMark}` : pathOf(table);

/**
 * One cookie for all tables: a browser keeps so many of a site and then drops the oldest, whatever they are for. Lax,
 * because the bettor arrives from the site's origin.
 */
const cookieOf = (sealed: string, isSecure: boolean): string =>
  `player=${sealed}; Path=/tables; Max-Age=${tableLifeMs / 1000}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

const keptIn = (cookies: string | undefined): string =>
  /(?:^|;\s*)player=([\w.-]+)/.exec(cookies ?? '')?.[1] ?? '';

/** Takes away what an earlier version kept: a cookie for each table. */
const withoutOld = ({ headers, params }: FastifyRequest<OfTable>, reply: FastifyReply): FastifyReply =>
  /(?:^|;\s*)table=/.test(headers.cookie ?? '')
    ? reply.header(
        'set-cookie',
        `table=; Path=/tables/${encodeURIComponent(params.tableId)}; Max-Age=0; HttpOnly; SameSite=Lax`,
      )
    : reply;

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#171d27"/>' +
  '<g fill="none" stroke-width="3" stroke-linecap="round"><path stroke="#ea6c97" d="m8.5 24 16.5-5.5"/>' +
  '<path stroke="#4ca0f0" d="M16.5 7 8.5 24"/></g></svg>';
