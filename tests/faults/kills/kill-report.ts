import { isCashOutDone } from '#contract/cash-out.ts';
import type { AnswerLog, Result } from './answer-log.ts';
import type { Operator } from './operator.ts';
import type { Violation } from './violation.ts';

export interface KillReport {
  seed: string;
  /** Kills while bettors bet. */
  kills: number;
  /** Of these, kills during a settlement. */
  killsInSettlement: number;
  /** Of these, kills during a cash out. */
  killsInCashOut: number;
  /** Further kills, before it served again. */
  killsAtStart: number;
  /** Instructions that were answered, and how many of them were accepted. */
  answered: number;
  accepted: number;
  /** Answers heard, including those to repetitions. */
  heard: number;
  /** Instructions unanswered at a kill that were found done, and that were found never to have arrived. */
  done: number;
  lost: number;
  settled: number;
  /** Game rounds that were confirmed as paid. */
  played: number;
  /** Cash outs that were accepted and took something at once. */
  cashedOut: number;
  /** Payments that were taken on. */
  paid: number;
  /** Milliseconds from the process's start until it served, for every restart. */
  restartsMs: number[];
  violations: Violation[];
}

export const newReport = (seed: string): KillReport => ({
  seed,
  kills: 0,
  killsInSettlement: 0,
  killsInCashOut: 0,
  killsAtStart: 0,
  answered: 0,
  accepted: 0,
  heard: 0,
  done: 0,
  lost: 0,
  settled: 0,
  played: 0,
  cashedOut: 0,
  paid: 0,
  restartsMs: [],
  violations: [],
});

export function countAnswers(report: KillReport, log: AnswerLog, operator: Operator): void {
  const answered = log.answered();
  report.answered = answered.length;
  report.accepted = answered.filter(({ result }) => result.status === 'ACCEPTED').length;
  report.heard = log.heardCount;
  report.settled = operator.heard.settled.size;
  report.played = operator.heard.played.size;
  report.cashedOut = answered.filter(({ result }) => tookSomething(result)).length;
}

const tookSomething = (result: Result): boolean =>
  isCashOutDone(result) && result.achieved.some(({ stake }) => stake > 0);

/** One line for a person. */
export function inWords(report: KillReport): string {
  const { seed, kills, killsInSettlement, killsInCashOut, killsAtStart } = report;
  const { answered, accepted, heard, done, lost, settled, played, cashedOut, paid } = report;
  const restarts = [...report.restartsMs].sort((one, other) => one - other).map(Math.round);
  const median = restarts[restarts.length >> 1] ?? 0;
  return (
    `seed ${seed}: ${kills} kills (${killsInSettlement} in a settlement, ${killsInCashOut} in a cash out), ` +
    `${killsAtStart} more at the start; ` +
    `${answered} instructions answered (${accepted} accepted), ${heard} answers heard; without an answer at a kill: ` +
    `${done} were done, ${lost} had not arrived; ${settled} markets settled, ${played} rounds played, ` +
    `${cashedOut} times cashed out, ${paid} payments taken on; ` +
    `restart to serving: median ${median} ms, longest ${restarts.at(-1) ?? 0} ms; ${report.violations.length} violations`
  );
}
