import { expect, test } from '@playwright/test';
import { openStorybook, type StoryPlayer } from './story-player.ts';
import { storyEntries } from './story-index.ts';

/** One page a worker: the stories are looked through in it as a person does who presses one after the other. */
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
      // What a failed story leaves behind is no fault of the next one's.
      await player.close();
      player = null;
    }
    expect(found).toEqual([]);
  });
}
