import type { OpenSession } from '#domain/bettor/open-session.ts';

export const sampleOpenSession = (session: Partial<OpenSession> = {}): OpenSession => ({
  sessionId: 's-1',
  openedAt: '2026-11-30T08:00:00.000Z',
  usedAt: '2026-11-30T09:40:00.000Z',
  address: '203.0.113.7',
  browser: 'Chrome on Android',
  isThis: false,
  ...session,
});
