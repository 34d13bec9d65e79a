import { expect, test } from '@playwright/test';
import { excused } from './excused-modes.ts';
import { isMode, modes, sampleOf } from './modes.ts';
import { storyEntries } from './story-index.ts';
import { openStorybook, type StoryPlayer } from './story-player.ts';

/** One page per worker, as for the stories themselves. The project's name is the mode. */
let player: StoryPlayer | null = null;

test.afterAll(async () => {
  await player?.close();
  player = null;
});

for (const { id, title, name } of sampleOf(storyEntries())) {
  test(`${title} › ${name}`, async ({ browser, viewport, locale, timezoneId }, {
    project: { name: mode },
  }) => {
    if (!isMode(mode)) throw new Error(`${mode} is no mode`);
    player ??= await openStorybook(browser, { viewport, locale, timezoneId }, modes[mode]);
    const found = [...(await player.play(id)), ...(await player.overflow())];
    if (found.length > 0) {
      await player.close();
      player = null;
    }
    const excuse = excused[`${mode}: ${title}`];
    if (excuse === undefined) expect(found).toEqual([]);
    else expect(found, `no longer so: ${excuse}`).not.toEqual([]);
  });
}
