import { getCashOutResult } from '#contract/cash-out.ts';
import { getResult } from '#contract/order.ts';
import { callExchange, type Credentials } from '#contract/rest-client.ts';
import { isCashOut, type AnswerLog, type Asked, type Result } from './answer-log.ts';
import type { Bettor } from './bettor.ts';
import type { KillReport } from './kill-report.ts';
import { unexpected } from './requests.ts';

/** Asks about every id that has no answer. What is found is an answer like any other: it must never change. */
export async function askWhatBecame(
  url: string,
  bettors: readonly Bettor[],
  log: AnswerLog,
  report: KillReport,
): Promise<void> {
  for (const asked of log.unanswered()) {
    const { credentials } = bettors.find(({ name }) => name === asked.bettor)!;
    const result = await resultOf(url, asked, credentials);
    if (result) {
      report.done++;
      log.heard(result);
    } else report.lost++;
  }
}

/** What the exchange says became of an instruction or a cash out; null: it never arrived. */
export async function resultOf(url: string, asked: Asked, credentials: Credentials): Promise<Result | null> {
  const call = isCashOut(asked) ? getCashOutResult : getResult;
  const answer = await callExchange(url, call, { params: { clientId: asked.clientId } }, credentials);
  if (!answer.ok) throw unexpected(call.name, answer);
  return answer.data.result;
}
