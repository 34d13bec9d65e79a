import type { StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import type { CashOutPlace, CashOutRequest, StoredCashOut } from '#domain/bet/cash-out-request.ts';
import type { Order } from '#domain/bet/order.ts';
import type { RunnerResult } from '#domain/risk/cash-out.ts';
import type { CashOutOffer } from '#domain/risk/cash-out-offer.ts';
import { cashOutMachine } from '#machines/cash-out/cash-out.machine.ts';
import type { CashOutAnswer, CashOutEvent, CashOutResult } from '#machines/cash-out/cash-out.types.ts';
import { sampleOrder } from '#machines/testing/samples.ts';
import { expectStates } from '#machines/testing/state-paths.ts';
import { CashOutView } from './cash-out.view.tsx';

const before = [
  { runnerId: 'home', ifWins: 13_600_00 },
  { runnerId: 'away', ifWins: -10_000_00 },
];
const level = before.map((result) => ({ ...result, ifWins: 1_800_00 }));
export const offer: CashOutOffer = {
  legs: [{ runnerId: 'home', side: 'LAY', odds: 200, stake: 118_00 }],
  before,
  after: level,
  isWhole: true,
  worth: 17_64,
};
export const leg = (matched: number): Order =>
  sampleOrder(matched, { side: 'LAY', odds: 200, stake: 118_00, averageOdds: matched > 0 ? 200 : null });
export const doneBy = (orders: Order[]): CashOutResult => ({
  kind: 'done',
  done: { after: level, orders },
});

const runners = [
  { runnerId: 'home', name: 'Harbour Town' },
  { runnerId: 'away', name: 'Dunes' },
];

interface PanelProps {
  events?: CashOutEvent[];
  /** Undefined: no answer comes. `cut`: the call fails, as when the network is cut. */
  answer?: CashOutResult | 'cut' | 'neverArrived';
  /** What comes of asking about it: no answer yet, or the call fails. */
  lookUp?: 'never' | 'cut';
  /** What comes of giving it up: no answer yet, or the call fails. */
  giveUp?: 'never' | 'cut';
  /** What the browser does with the request before it is sent. */
  store?: 'kept' | 'never' | 'notKept';
  /** Whether the market is paid once its result is known. */
  isPaid?: boolean;
  place?: CashOutPlace;
  heldNow?: readonly RunnerResult[] | null;
}

/** The view on the real cash-out machine. */
export function Panel({
  events = [],
  answer,
  lookUp = 'never',
  giveUp = 'never',
  store = 'kept',
  isPaid = false,
  place = 'market',
  heldNow = null,
}: PanelProps) {
  const [cashOut] = useState(() => {
    const never = () => new Promise<never>(() => undefined);
    const reply = fromPromise<CashOutResult, CashOutRequest>(async () => {
      if (answer === undefined) return never();
      if (typeof answer === 'string') throw new Error('No answer');
      return answer;
    });
    const lookUpCashOut = fromPromise<CashOutAnswer, { clientId: string }>(async () => {
      if (answer === 'neverArrived') return { kind: 'neverArrived' };
      if (lookUp === 'never') return never();
      throw new Error('No answer');
    });
    const giveUpCashOut = fromPromise<CashOutResult, { clientId: string }>(async () => {
      if (giveUp === 'never') return never();
      throw new Error('No answer');
    });
    const storeCashOut = fromPromise<CashOutRequest, StoredCashOut>(async ({ input: { request } }) => {
      if (store === 'never') return never();
      if (store === 'notKept') throw new Error('The disk is full');
      return request;
    });
    const machine = cashOutMachine.provide({
      actors: { storeCashOut, sendCashOut: reply, lookUpCashOut, giveUpCashOut },
      actions: { noteResult: () => undefined, forgetRequest: () => undefined },
    });
    const actor = createActor(machine, { input: { marketId: '1.1', seed: 1 } }).start();
    actor.subscribe((now) => {
      if (isPaid && now.matches({ done: 'achieved' })) actor.send({ type: 'market.settled' });
    });
    for (const event of events) actor.send(event);
    return actor;
  });
  const snapshot = useSelector(cashOut, (now) => now);
  return (
    <div data-state={JSON.stringify(snapshot.value)}>
      <CashOutView
        snapshot={snapshot}
        place={place}
        marketName="Match Odds"
        worth={17_64}
        isNoBetter={false}
        runners={runners}
        choices={runners.slice(0, 1)}
        commissionRate={200}
        heldNow={heldNow}
        send={cashOut.send}
        nextClientId={() => 'cash-out-1'}
      />
    </div>
  );
}

/** Opened at the market with an offer; `sent` confirms it too. */
export const chosen: CashOutEvent[] = [
  { type: 'open.chosen', place: 'market' },
  { type: 'offer.changed', offer, reason: null, at: 0 },
];
export const sent: CashOutEvent[] = [
  ...chosen,
  { type: 'cashOut.chosen', clientId: 'cash-out-1', at: 1_000 },
];

/** Waits until the panel shows the text, in the state that the story names, or first passes. */
export const says =
  (text: RegExp, role = 'status'): NonNullable<StoryObj<typeof Panel>['play']> =>
  async ({ canvasElement, parameters }) => {
    await waitFor(async () => {
      await expect(within(canvasElement).getByRole(role)).toHaveTextContent(text);
      const { state } = canvasElement.querySelector<HTMLElement>('[data-state]')!.dataset;
      expectStates(JSON.parse(state!), parameters.through ?? parameters.state);
    });
  };
