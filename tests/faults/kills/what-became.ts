import { getResult } from '#contract/order.ts';
import { callExchange } from '#contract/rest-client.ts';
import type { AnswerLog } from './answer-log.ts';
import type { Bettor } from './bettor.ts';
import type { KillReport } from './kill-report.ts';
import { unexpected } from './requests.ts';

/** Asks after every id that has no answer. What is found is an answer like any other: it must never change. */
export async function askWhatBecame(
  url: string,
  bettors: readonly Bettor[],
  log: AnswerLog,
  report: KillReport,
): Promise<void> {
  for (const { bettor: name, clientId } of log.unanswered()) {
    const { credentials } = bettors.find((bettor) => bettor.name === name)!;
    const answer = await callExchange(url, getResult, { params: { clientId } }, credentials);
    if (!answer.ok) throw unexpected('getResult', answer);
    const { result } = answer.data;
    if (result) {
      report.done++;
      log.heard(result);
    } else report.lost++;
  }
}
