import type { ThemeChoice } from '#domain/bettor/bettor-settings.ts';
import { html, type Html } from './html.ts';
import { styleAddress } from './style.ts';
import { firstFont } from './typeface.ts';

export interface Page {
  status: number;
  body: Html;
}

export interface PageNeeds {
  title: string;
  /** What the header names: the game, on the pages of its table. */
  heading?: string;
  balance?: Html | null;
  /** Who is playing; absent on pages that belong to nobody. */
  userName?: string;
  /** Whether they have the site light or dark; by default as the system is. */
  theme?: ThemeChoice;
  siteUrl: string;
  /** Whether it is a page of a game, which has its rules and a script. */
  hasScript?: boolean;
  /** After how many seconds the browser reloads the page. */
  again?: number;
  content: Html;
}

/** The site's mark, as its header has it. */
const mark = html`<svg
  class="mark-sign"
  viewBox="0 0 24 24"
  width="24"
  height="24"
  fill="none"
  aria-hidden="true"
>
  <path class="lay" d="M5.5 19.5 21 14.5" />
  <path class="back-tack" d="M13 3.5 5.5 19.5" />
</svg>`;

const rulesPart = html`<a class="square" href="#rules" title="Rules">
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d="M12 7v13M12 7c-2-2-5-2.5-9-2.5v13c4 0 7 .5 9 2.5 2-2 5-2.5 9-2.5v-13c-4 0-7 .5-9 2.5z" />
  </svg>
  <span class="unseen">Rules</span>
</a>`;

const backPart = (siteUrl: string): Html =>
  html`<a class="back" href="${siteUrl}/intcasino">
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        d="M9 4 3 10l6 6M3 10h14"
      />
    </svg>
    <span><span class="unseen">Back to the </span>Casino</span>
  </a>`;

/** A whole page of the games host. Everything works without its script, which only helps when there is no answer. */
export const page = ({
  title,
  heading,
  balance,
  userName,
  theme = 'SYSTEM',
  siteUrl,
  hasScript = false,
  again,
  content,
}: PageNeeds): Html =>
  html`<!doctype html>
    <html lang="en" ${theme === 'SYSTEM' ? null : html`data-theme="${theme.toLowerCase()}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        ${again === undefined ? null : html`<meta http-equiv="refresh" content="${again}" />`}
        <title>${title} · Layline games</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="preload" href="${firstFont}" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="${styleAddress}" />
        ${hasScript ? html`<script src="/table.js" defer></script>` : null}
      </head>
      <body>
        <header>
          ${heading === undefined ? null : backPart(siteUrl)}
          <a class="home ${heading === undefined ? '' : 'wide-only'}" href="${siteUrl}/">
            ${mark}<span>Layline</span>
          </a>
          ${heading === undefined ? null : html`<h1>${heading}</h1>`}
          <span class="space"></span>
          ${hasScript ? rulesPart : null} ${balance ?? null}
          ${userName === undefined ? null : html`<span class="who">${userName}</span>`}
        </header>
        <main ${heading === undefined ? null : html`class="table"`}>${content}</main>
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
