import { html, type Html } from './html.ts';

export interface Page {
  status: number;
  body: Html;
}

export interface PageNeeds {
  title: string;
  /** Who is playing; absent on pages that belong to nobody. */
  userName?: string;
  siteUrl: string;
  /** The table's path, on its own pages. */
  table?: string;
  /** After how many seconds the browser reloads the page. */
  again?: number;
  content: Html;
}

const mark = html`<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
  <rect width="32" height="32" rx="7" fill="#171d27" />
  <g fill="none" stroke-width="3" stroke-linecap="round">
    <path stroke="#ea6c97" d="m8.5 24 16.5-5.5" />
    <path stroke="#4ca0f0" d="M16.5 7 8.5 24" />
  </g>
</svg>`;

/** A whole page of the games host. Everything works without its script, which only helps when there is no answer. */
export const page = ({ title, userName, siteUrl, table, again, content }: PageNeeds): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        ${again === undefined ? null : html`<meta http-equiv="refresh" content="${again}" />`}
        <title>${title} · Layline games</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/style.css" />
        ${table === undefined ? null : html`<script src="/table.js" data-table="${table}" defer></script>`}
      </head>
      <body>
        <header>
          <a class="home" href="${siteUrl}/">${mark}<span>Layline games</span></a>
          ${userName === undefined ? null : html`<span class="who">${userName}</span>`}
        </header>
        <main>${content}</main>
      </body>
    </html>`;

export interface NoteNeeds {
  status: number;
  title: string;
  text: string;
  siteUrl: string;
  again?: number;
}

/** A page that says why there is no game here, with a link back. */
export const notePage = ({ status, title, text, siteUrl, again }: NoteNeeds): Page => ({
  status,
  body: page({
    title,
    siteUrl,
    ...(again !== undefined && { again }),
    content: html`<section class="card note">
      <h1>${title}</h1>
      <p>${text}</p>
      <p><a class="button" href="${siteUrl}/intcasino">Back to the casino</a></p>
    </section>`,
  }),
});
