import type { Page } from '@playwright/test';

/** Stands between a page and its live connection. */
export interface LiveDoor {
  cut: () => Promise<void>;
  /** Lets it come back, which the page does by itself. */
  mend: () => void;
}

/** Counts for the connections that the page opens from now on. */
export async function liveDoor(page: Page): Promise<LiveDoor> {
  let isCut = false;
  const open = new Set<{ close: () => Promise<void> }>();
  await page.routeWebSocket(/\/live$/, async (socket) => {
    if (isCut) return socket.close();
    open.add(socket);
    socket.connectToServer();
  });
  return {
    cut: async () => {
      isCut = true;
      await Promise.all([...open].map((socket) => socket.close()));
      open.clear();
    },
    mend: () => (isCut = false),
  };
}
