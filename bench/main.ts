import { benchBets } from './bets/bets.bench.ts';
import { benchCalibration } from './calibration/calibration.bench.ts';
import { benchCasino } from './casino/casino.bench.ts';
import { benchClick } from './click/click.bench.ts';
import { benchDepth } from './depth/depth.bench.ts';
import { benchEngineCpu } from './engine-cpu/engine-cpu.bench.ts';
import { benchFanout } from './fanout/fanout.bench.ts';
import { benchGraphqlCpu } from './graphql-cpu/graphql-cpu.bench.ts';
import { benchQueryCpu } from './query-cpu/query-cpu.bench.ts';
import { benchHuman } from './human/human.bench.ts';
import { benchManyMarkets } from './many-markets/many-markets.bench.ts';
import { benchInp } from './inp/inp.bench.ts';
import { benchMemory } from './memory/memory.bench.ts';
import { benchNoWorse } from './no-worse/no-worse.bench.ts';
import { benchOrderBook } from './order-book/order-book.bench.ts';
import { benchPayments } from './payments/payments.bench.ts';
import { benchPicker } from './picker/picker.bench.ts';
import { benchRecorder } from './recorder/recorder.bench.ts';
import { benchReports } from './reports/reports.bench.ts';
import { benchRestart } from './restart/restart.bench.ts';
import { benchRoute } from './route/route.bench.ts';
import { benchSearch } from './search/search.bench.ts';
import { benchStart } from './start/start.bench.ts';
import { exitCodeOf } from './support/outcome.ts';
import type { Verdict } from './support/report.ts';
import { benchStepper } from './stepper/stepper.bench.ts';
import { benchUi } from './ui/ui.bench.ts';

/**
 * `npm run bench`: every bench except the long ones, or those named, where `long` names the long ones. Exits with code 1 when
 * a goal is missed or nothing was done that could be measured.
 */

const benches: Readonly<Record<string, () => Promise<Verdict>>> = {
  'order-book': benchOrderBook,
  'engine-cpu': benchEngineCpu,
  'many-markets': benchManyMarkets,
  bets: benchBets,
  'graphql-cpu': benchGraphqlCpu,
  'query-cpu': benchQueryCpu,
  payments: benchPayments,
  reports: benchReports,
  fanout: benchFanout,
  click: benchClick,
  inp: benchInp,
  picker: benchPicker,
  search: benchSearch,
  stepper: benchStepper,
  recorder: benchRecorder,
  route: benchRoute,
  ui: benchUi,
  'no-worse': benchNoWorse,
  calibration: benchCalibration,
  depth: benchDepth,
  casino: benchCasino,
  human: benchHuman,
  memory: benchMemory,
  restart: benchRestart,
  start: benchStart,
};

const long = ['inp', 'memory', 'casino', 'calibration', 'human', 'restart', 'start'];

const asked = process.argv.slice(2).flatMap((name) => (name === 'long' ? long : [name]));
const unknown = asked.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(
    `No bench is called ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}, and long.`,
  );
  process.exit(1);
}

const chosen = Object.entries(benches).filter(([name]) =>
  asked.length === 0 ? !long.includes(name) : asked.includes(name),
);
process.exit(await exitCodeOf(chosen));
