import type { LiveProjects } from '#domain/wire/live-project.ts';
import type { LiveTransport } from '../transport.ts';
import { firestoreSdk } from './firestore-sdk.ts';
import { createProjectTransport, type ProjectTransport } from './project-transport.ts';

/** The transport of a site that has data projects, with Firestore's own SDK. */
export const openProjects = <Gateway extends LiveTransport>(
  gateway: Gateway,
  configured: LiveProjects,
): ProjectTransport<Gateway> =>
  createProjectTransport({
    gateway,
    loadProjects: () => Promise.resolve(configured),
    loadSdk: () => Promise.resolve(firestoreSdk),
  });
