import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
} from 'firebase/firestore';

/** The used parts of the SDK, in a chunk of their own that is fetched only when a project is configured. */
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
