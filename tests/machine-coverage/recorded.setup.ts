import { afterAll } from 'vitest';
import { writeRecorded } from './worker-recording.ts';

/** Of a run that records: what this process has seen so far is written after each test file. */
afterAll(writeRecorded);
