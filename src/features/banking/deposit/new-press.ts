import { newId } from '#actors/new-id.ts';

/** What makes one press a command of its own. */
export const newPress = (): { clientId: string; chosenAt: string } => ({
  clientId: newId(),
  chosenAt: new Date().toISOString(),
});
