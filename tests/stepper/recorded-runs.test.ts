import fc from 'fast-check';
import { expect, test } from 'vitest';
import { samplePrice } from '#domain/bet/sample-price.test-data.ts';
import { defaultSlipSettings } from '#domain/bet/slip-settings.ts';
import { betIntentMachine } from '#machines/bet-intent/bet-intent.machine.ts';
import { betIntentsMachine } from '#machines/bet-intents/bet-intents.machine.ts';
import { betSlipMachine } from '#machines/bet-slip/bet-slip.machine.ts';
import { cashOutMachine } from '#machines/cash-out/cash-out.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { paymentsMachine } from '#machines/payments/payments.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { tokenRenewalMachine } from '#machines/token-renewal/token-renewal.machine.ts';
import { accepted, givenUp, refused } from '#machines/testing/open-intent.ts';
import { asha, now, renewed } from '#machines/testing/open-session.ts';
import { home } from '#machines/testing/open-slip.ts';
import { sampleCommand, sampleRefusal } from '#machines/testing/sample-payment.ts';
import { sampleBet, sampleOrder } from '#machines/testing/samples.ts';
import { differences, randomRun, type RunWords } from '#stepper/testing/random-run.ts';

const machines = [
  betIntentMachine,
  betIntentsMachine,
  betSlipMachine,
  cashOutMachine,
  paymentMachine,
  paymentsMachine,
  sessionMachine,
  tokenRenewalMachine,
];

const second = sampleBet({ clientId: 'client-2', stake: 500_00 });
const placed = { clientIds: ['client-1'], at: now, pressedAt: 20_000 };
const picked = { at: 10_000, changedAt: 0, reason: null, clientId: 'client-1', chosenAt: now };
const price = { marketId: '1.1', runnerId: 'home', side: 'BACK' };
const request = { clientId: 'client-1', marketId: '1.1', runnerId: null, percent: 100, legs: [] };

const words: Readonly<Record<string, RunWords>> = {
  betSlip: {
    machine: betSlipMachine,
    input: { bettor: 'bettor', settings: defaultSlipSettings },
    events: [
      { type: 'price.picked', price: samplePrice(), ...picked },
      { type: 'market.changed', marketId: '1.1', reason: null },
      { type: 'market.changed', marketId: '1.1', reason: 'SUSPENDED' },
      { type: 'price.changed', ...price, odds: 234, offered: [[234, 100_000]] },
      { type: 'stake.typed', id: home, text: '100' },
      { type: 'stake.typed', id: home, text: 'a lot' },
      { type: 'odds.typed', id: home, text: '2.40' },
      { type: 'place.chosen', ...placed },
      { type: 'take.chosen', ...placed, shownFor: 3_000 },
      { type: 'bettor.changed', bettor: 'visitor' },
      { type: 'bettor.changed', bettor: 'bettor' },
      { type: 'selection.removed', id: home },
      { type: 'confirm.left' },
    ],
  },
  betIntents: {
    machine: betIntentsMachine,
    input: { seed: 1 },
    events: [
      { type: 'bets.placed', bets: [sampleBet(), second] },
      { type: 'bets.found', bets: [sampleBet()] },
      { type: 'orders.told', orders: [sampleOrder(5_000)], settledMarkets: [], isImage: false },
      { type: 'orders.told', orders: [], settledMarkets: ['1.1'], isImage: true },
      { type: 'choice.made', clientId: 'client-1', choice: 'drop.chosen' },
      { type: 'choice.made', clientId: 'client-2', choice: 'retry.chosen' },
      { type: 'bet.closed', clientId: 'client-1' },
      { type: 'network.returned' },
      { type: 'page.shown' },
    ],
    answers: {
      storeIntent: [undefined],
      sendBet: [accepted(10_000), accepted(0), refused, givenUp],
      lookUpBet: [{ kind: 'neverArrived' }, accepted(10_000)],
      giveUpBet: [givenUp],
      findBets: [{ type: 'bets.found', bets: [second] }],
      watchNetwork: [{ type: 'network.returned' }],
      watchPage: [{ type: 'page.shown' }],
    },
  },
  session: {
    machine: sessionMachine,
    input: { session: null, now, seed: 1 },
    events: [
      { type: 'credentials.submitted', userName: 'asha', password: 'secret' },
      { type: 'session.opened', session: asha },
      { type: 'logout.chosen' },
      { type: 'form.closed' },
      { type: 'page.shown', now: '2026-11-21T10:25:00.000Z' },
      { type: 'storage.changed', session: renewed, now },
      { type: 'storage.changed', session: null, now },
      { type: 'token.refused', token: 'first', session: asha, now },
      { type: 'break.told', why: 'TIMED_OUT' },
    ],
    answers: {
      signIn: [
        { kind: 'signedIn', session: asha },
        { kind: 'refused', code: 'WRONG_CREDENTIALS', message: 'Wrong user name or password.' },
      ],
      renewSession: [renewed],
      callLogout: [undefined],
      watchPage: [{ type: 'page.shown', now: '2026-11-21T10:45:00.000Z' }],
    },
  },
  cashOut: {
    machine: cashOutMachine,
    input: { marketId: '1.1', seed: 1 },
    events: [
      { type: 'open.chosen', place: 'POSITION' },
      { type: 'close.chosen' },
      { type: 'percent.chosen', percent: 50 },
      { type: 'offer.changed', offer: null, reason: 'SUSPENDED', at: 10_000 },
      { type: 'cashOut.chosen', clientId: 'client-1', at: 20_000 },
      { type: 'request.found', place: 'POSITION', request },
      { type: 'order.changed', order: sampleOrder(5_000) },
      { type: 'market.settled' },
      { type: 'network.returned' },
      { type: 'again.chosen' },
    ],
    answers: {
      storeCashOut: [request],
      sendCashOut: [
        { kind: 'refused', message: 'Moved' },
        { kind: 'done', done: { after: [], orders: [] } },
      ],
      lookUpCashOut: [{ kind: 'neverArrived' }, { kind: 'done', done: { after: [], orders: [] } }],
      giveUpCashOut: [{ kind: 'refused', message: 'Given up' }],
    },
  },
  payments: {
    machine: paymentsMachine,
    input: { seed: 1 },
    events: [
      { type: 'command.given', command: sampleCommand },
      { type: 'commands.found', commands: [{ ...sampleCommand, clientId: 'client-2' }] },
      { type: 'command.closed', clientId: 'client-1' },
      { type: 'orders.told', havePaymentsMoved: true },
      { type: 'network.returned' },
    ],
    answers: {
      storeCommand: [undefined],
      sendPayment: [{ kind: 'refused', refusal: sampleRefusal() }],
      lookUpPayment: [{ kind: 'neverArrived' }, { kind: 'refused', refusal: sampleRefusal() }],
      giveUpPayment: [{ kind: 'refused', refusal: sampleRefusal() }],
      findCommands: [{ type: 'commands.found', commands: [sampleCommand] }],
      watchNetwork: [{ type: 'network.returned' }],
    },
  },
};

test.each(Object.entries(words))(
  '%s and all under it are stepped to where they were, at any time of any run',
  async (_, one) => {
    const byId = Object.fromEntries(machines.map((machine) => [machine.id, machine]));
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.constantFrom(8, 20, 2_000),
        fc.constantFrom(0, 0, 7),
        async (seed, limit, before) => {
          const run = await randomRun(one, { seed, steps: 40, limit, before });
          expect(differences(byId, run, 4)).toEqual([]);
        },
      ),
      { numRuns: 20 },
    );
  },
);
