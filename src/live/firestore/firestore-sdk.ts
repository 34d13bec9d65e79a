import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
} from 'firebase/firestore';

/** What is used of the SDK, in a part of its own that is fetched when a project is configured. */
export const firestoreSdk = {
  deleteApp,
  initializeApp,
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
};
export type FirestoreSdk = typeof firestoreSdk;
