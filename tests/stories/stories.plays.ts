import { expect, test } from '@playwright/test';
import { openStorybook, type StoryPlayer } from './story-player.ts';
import { storyEntries } from './story-index.ts';

/** One page per worker. It shows the stories one after the other, as a person clicking through them would. */
let player: StoryPlayer | null = null;

test.afterAll(async () => {
  await player?.close();
  player = null;
});

for (const { id, title, name } of storyEntries()) {
  test(`${title} › ${name}`, async ({ browser, viewport, locale, timezoneId }) => {
    player ??= await openStorybook(browser, { viewport, locale, timezoneId });
    const found = await player.play(id);
    if (found.length > 0) {
      // What a failed story leaves behind must not fail the next one.
      await player.close();
      player = null;
    }
    expect(found).toEqual([]);
  });
}
