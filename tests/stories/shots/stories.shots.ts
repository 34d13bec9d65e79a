import { join } from 'node:path';
import { test } from '@playwright/test';
import { storyEntries } from '../story-index.ts';
import { openStorybook, type StoryPlayer } from '../story-player.ts';
import { shotModes, shotName } from './shot-names.ts';

/** One page per worker, as for the plays. Nothing moves, so that a picture is the same each time. */
let player: StoryPlayer | null = null;

test.afterAll(async () => {
  await player?.close();
  player = null;
});

for (const { id, title, name } of storyEntries()) {
  test(`${title} › ${name}`, async ({ browser, viewport, locale, timezoneId }) => {
    const folder = process.env.LAYLINE_SHOTS;
    if (!folder || !viewport) throw new Error('Run `npm run stories:shots`.');
    player ??= await openStorybook(
      browser,
      { viewport, locale, timezoneId, reducedMotion: 'reduce' },
      { theme: 'light' },
      false,
    );
    // What a play finds is the plays' matter. At its end the story is at rest.
    const found = await player.play(id);
    for (const mode of shotModes)
      await player.picture(mode, join(folder, shotName(id, viewport.width, mode)));
    if (found.length > 0) {
      await player.close();
      player = null;
    }
  });
}
