import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { viewports } from '../support/viewports.ts';
import { faultsOf, type Claim, type Way } from './story-claims.ts';

export interface StoryPlayer {
  /**
   * Shows a story, runs its play function and axe, and returns what was wrong, one sentence each. What a story says of
   * a machine's states must be so (`story-claims.ts`).
   */
  play(id: string): Promise<string[]>;
  /** Says by what the story that is shown is wider than its window. */
  overflow(): Promise<string[]>;
  /** Writes a picture of the story that is shown, as it stands, in a mode and at the width that was asked for. */
  picture(theme: 'light' | 'dark', path: string): Promise<void>;
  close(): Promise<void>;
}

interface Finished {
  storyId: string;
  status: 'success' | 'error';
  reporters: { type: string; status: string; result?: { violations?: Violation[]; message?: string } }[];
}
interface Violation {
  id: string;
  nodes: { target: unknown[] }[];
}
interface Channel {
  on(event: string, listener: (value: never) => void): void;
  off(event: string, listener: (value: never) => void): void;
  emit(event: string, value: unknown): void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    __STORYBOOK_PREVIEW__?: {
      ready(): Promise<void>;
      loadStory(of: { storyId: string }): Promise<{
        storyGlobals: { viewport?: { value?: string } };
        parameters: Claim;
      }>;
    };
    /** By machine id: the ways of its actors since the story began (`.storybook/seen-states.ts`). */
    seenStates?: Record<string, Way[]>;
  }
}

/** The widths that a story requests by name. Storybook's own frame would apply them (`.storybook/preview.tsx`). */
const named: Readonly<Record<string, { width: number; height: number }>> = viewports;

/** `globals`: what the toolbar says, for all stories that are played. Without `axe`, plays take half the time. */
export async function openStorybook(
  browser: Browser,
  { viewport, ...options }: BrowserContextOptions,
  globals: Readonly<Record<string, string>> = {},
  axe = true,
): Promise<StoryPlayer> {
  const context = await browser.newContext({ viewport, ...options });
  const page = await context.newPage();
  await page.goto(`${process.env.LAYLINE_STORYBOOK_URL}/iframe.html`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ && window.__STORYBOOK_ADDONS_CHANNEL__);
  await page.evaluate(
    async (chosen) => {
      await window.__STORYBOOK_PREVIEW__!.ready();
      window.__STORYBOOK_ADDONS_CHANNEL__!.emit('updateGlobals', { globals: chosen });
    },
    { ...globals, a11y: { manual: !axe } },
  );
  return {
    async play(id) {
      const { asked, claim } = await page.evaluate(async (storyId) => {
        window.seenStates = {};
        const { storyGlobals, parameters } = await window.__STORYBOOK_PREVIEW__!.loadStory({ storyId });
        const { machine, state, through } = parameters;
        return { asked: storyGlobals.viewport?.value, claim: { machine, state, through } };
      }, id);
      const size = (asked && named[asked]) ?? viewport;
      if (size) await page.setViewportSize(size);
      const found = await playIn(page, id);
      return [...found, ...(await faultsIn(page, claim))];
    },
    overflow: () => page.evaluate(overflowing),
    async picture(theme, path) {
      if (viewport) await page.setViewportSize(viewport);
      await page.evaluate((mode) => void (document.documentElement.dataset['theme'] = mode), theme);
      await page.screenshot({ path, type: 'jpeg', quality: 80, animations: 'disabled' });
    },
    close: () => context.close(),
  };
}

/** In the page. */
function overflowing(): string[] {
  const root = document.documentElement;
  const { clientWidth } = root;
  const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.classList.item(0) ?? ''}`;
  if (root.scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > clientWidth + 1 || left < -1);
  });
  return [
    `it is ${root.scrollWidth} wide in a window of ${clientWidth}: ${wide.slice(0, 4).map(name).join(', ')}`,
  ];
}

/** A story may end before its machine gets where it is going. */
const patience = 10_000;

async function faultsIn(page: Page, claim: Claim): Promise<string[]> {
  for (const since = Date.now(); ; await page.waitForTimeout(100)) {
    const faults = faultsOf(claim, (await page.evaluate(() => window.seenStates)) ?? {});
    if (faults.length === 0 || Date.now() - since >= patience) return faults;
  }
}

const playIn = (page: Page, id: string): Promise<string[]> =>
  page.evaluate(
    (storyId) =>
      new Promise<string[]>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__!;
        const found: string[] = [];
        const hearError = ({ message }: { message: string }) => void found.push(message);
        const hearEnd = ({ storyId: ended, status, reporters }: Finished) => {
          if (ended !== storyId) return;
          for (const { type, status: verdict, result } of reporters) {
            if (verdict !== 'failed') continue;
            for (const { id: rule, nodes } of result?.violations ?? [])
              found.push(`${type}: ${rule}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
            if (result?.message) found.push(`${type}: ${result.message}`);
          }
          if (status === 'error' && found.length === 0) found.push('the story failed');
          for (const event of errors) channel.off(event, hearError);
          channel.off('storyFinished', hearEnd);
          resolve(found);
        };
        const errors = [
          'storyErrored',
          'storyThrewException',
          'playFunctionThrewException',
          'unhandledErrorsWhilePlaying',
        ];
        for (const event of errors) channel.on(event, hearError);
        channel.on('storyFinished', hearEnd);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
