/** What makes one press a command of its own. */
export const newPress = (): { clientId: string; chosenAt: string } => ({
  clientId: crypto.randomUUID(),
  chosenAt: new Date().toISOString(),
});
