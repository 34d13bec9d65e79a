import { relative } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { plain, writeNote } from './test-log.ts';

const pathOf = ({ moduleId }: TestModule) => relative(process.cwd(), moduleId);
const nameOf = (test: TestCase) => `${pathOf(test.module)}: ${test.fullName}`;
const told = (error: { message: string; stack?: string } | undefined) =>
  plain(error?.stack ?? error?.message ?? '');

/** Writes what Vitest runs to the gate's log. */
export default class GateReporter implements Reporter {
  onTestModuleStart(module: TestModule): void {
    writeNote({ note: 'begun', what: pathOf(module) });
  }

  onTestModuleEnd(module: TestModule): void {
    writeNote({ note: 'over', what: pathOf(module) });
    // A file that could not be loaded, or whose hooks failed.
    for (const error of module.errors())
      writeNote({ note: 'result', test: pathOf(module), as: 'failed', error: told(error) });
  }

  onTestCaseReady(test: TestCase): void {
    writeNote({ note: 'begun', what: nameOf(test) });
  }

  onTestCaseResult(test: TestCase): void {
    writeNote({ note: 'over', what: nameOf(test) });
    const { state, errors } = test.result();
    if (state === 'pending') return;
    const isFlaky = state === 'passed' && test.diagnostic()?.flaky === true;
    const error = errors?.[0] ? { error: told(errors[0]) } : {};
    writeNote({ note: 'result', test: nameOf(test), as: isFlaky ? 'flaky' : state, ...error });
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const error of unhandled) writeNote({ note: 'error', error: told(error) });
  }
}
