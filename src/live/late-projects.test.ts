import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { timing } from '#domain/site/timing.ts';
import { createLateProjects } from './late-projects.ts';
import type { LiveTransport } from './transport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const listener = { message: () => {}, ended: () => {} };

/** A transport that lists what is watched through it. */
function listed() {
  const watched: string[] = [];
  const watch = (id: string, after?: unknown) => {
    const name = after === undefined || after === null ? id : `${id} after`;
    watched.push(name);
    return () => void watched.splice(watched.indexOf(name), 1);
  };
  const transport = {
    watchMarket: (id, _, { after } = {}) => watch(id, after),
    watchScore: (id) => watch(id),
    watchEvent: (id) => watch(id),
  } as Partial<LiveTransport> as LiveTransport;
  return { watched, transport };
}

const aProject = { projects: { score: { projectId: 'score' } as never }, emulatorHost: null };

test('what is watched before the projects are open goes through them from then on, from an image', async () => {
  const [gateway, project] = [listed(), listed()];
  const late = createLateProjects({
    gateway: gateway.transport,
    loadProjects: () => Promise.resolve(aProject),
    openProjects: () => Promise.resolve(project.transport),
  });
  late.watchMarket('m1', listener, { after: { epoch: 'e', to: 4 } });
  late.watchScore('s1', listener);
  late.watchEvent('e1', listener);
  const left = late.watchMarket('m2', listener);
  expect(gateway.watched).toEqual(['m1 after', 's1', 'e1', 'm2']);
  left();
  await vi.advanceTimersByTimeAsync(0);
  expect(gateway.watched).toEqual(['e1']);
  expect(project.watched).toEqual(['m1', 's1']);
  const stop = late.watchMarket('m3', listener);
  expect(project.watched).toEqual(['m1', 's1', 'm3']);
  stop();
  expect(project.watched).toEqual(['m1', 's1']);
});

test('a site without projects opens none', async () => {
  const gateway = listed();
  const openProjects = vi.fn();
  const loadProjects = vi.fn(() => Promise.resolve({ projects: {}, emulatorHost: null }));
  const late = createLateProjects({ gateway: gateway.transport, loadProjects, openProjects });
  late.watchMarket('m1', listener);
  await vi.advanceTimersByTimeAsync(timing.retryCap);
  late.watchMarket('m2', listener);
  expect([loadProjects.mock.calls.length, openProjects.mock.calls.length]).toEqual([1, 0]);
  expect(gateway.watched).toEqual(['m1', 'm2']);
});

test('projects that could not be loaded are asked for again by a later watch', async () => {
  const [gateway, project] = [listed(), listed()];
  const loadProjects = vi
    .fn<() => Promise<typeof aProject>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(aProject);
  const openProjects = () => Promise.resolve(project.transport);
  const late = createLateProjects({ gateway: gateway.transport, loadProjects, openProjects });
  late.watchMarket('m1', listener);
  await vi.advanceTimersByTimeAsync(timing.retryCap);
  expect(project.watched).toEqual([]);
  onTestFinished(late.watchMarket('m2', listener));
  await vi.advanceTimersByTimeAsync(0);
  expect(project.watched).toEqual(['m1', 'm2']);
});
