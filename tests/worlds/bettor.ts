import type { Order } from '#domain/bet/order.ts';
import { samplePrice } from '#domain/bet/sample-price.test-data.ts';
import { cardIdOf } from '#domain/bet/slip-card.ts';
import { reportOf } from '#machines/bet-intent/bet-report.ts';
import type { IntentChoice } from '#machines/bet-intents/bet-intents.types.ts';
import { canPlace, placeableCards } from '#machines/bet-slip/slip-selectors.ts';
import { isSignedIn } from '#machines/session/session.machine.ts';
import type { PaymentEvent } from '#machines/payment/payment.types.ts';
import type { Choice } from './explorer.ts';
import { marketId } from './exchange.ts';
import type { Tab } from './tab.ts';
import type { World } from './world.ts';

/** What a bettor, or the bettor's device, may do in a tab. */
export type Press =
  | 'signIn'
  | 'signOut'
  | 'pick'
  | 'remove'
  | 'place'
  | 'answerBet'
  | 'cancelBet'
  | 'pay'
  | 'answerPayment'
  | 'look'
  | 'crash';
export type Presses = Partial<Record<Press, number>>;

type Does = [press: Press, what: string, run: () => void | Promise<void>];

const home = samplePrice({ marketId, runnerId: 'home', runnerName: 'Home' });
const away = samplePrice({ marketId, runnerId: 'away', runnerName: 'Away', odds: 300 });
const mostCards = 2;

/** What may be pressed in a tab now. */
export function bettorChoices(tab: Tab, world: World, presses: Presses): Choice[] {
  const all = [...ofSession(tab, world), ...ofDevice(tab, world)];
  if (tab.slip) all.push(...ofSlip(tab, world), ...ofBets(tab), ...ofPayments(tab, world));
  return all.flatMap(([press, what, run]) => {
    const weight = presses[press] ?? 0;
    if (weight === 0) return [];
    const says = `In tab ${tab.number} ${what}`;
    return [{ says, weight, run: press === 'crash' ? run : () => world.press(tab, () => void run()) }];
  });
}

function ofSession({ sessionRef }: Tab, world: World): Does[] {
  const snapshot = sessionRef?.getSnapshot();
  if (!sessionRef || !snapshot) return [];
  const credentials = { userName: 'asha', password: 'secret' };
  if (snapshot.matches('visitor'))
    return [
      ['signIn', 'Asha signs in', () => sessionRef.send({ type: 'credentials.submitted', ...credentials })],
    ];
  if (!isSignedIn(snapshot)) return [];
  const signOut = () => {
    world.noteSignOut();
    sessionRef.send({ type: 'logout.chosen' });
  };
  return [['signOut', 'Asha signs out', signOut]];
}

function ofDevice(tab: Tab, world: World): Does[] {
  return [
    ['look', 'Asha looks again', () => void tab.document.dispatchEvent(new Event('visibilitychange'))],
    ['look', 'the network is back', () => void tab.window.dispatchEvent(new Event('online'))],
    ['crash', 'the page crashes, and is opened again', () => world.crash(tab)],
  ];
}

function ofSlip({ slip }: Tab, world: World): Does[] {
  const snapshot = slip?.getSnapshot();
  if (!slip || !snapshot) return [];
  const all: Does[] = [];
  const { cards } = snapshot.context;
  for (const price of [home, away]) {
    const id = cardIdOf(price);
    if (cards.length >= mostCards || cards.some((card) => card.id === id)) continue;
    const pick = (oddsText?: string) => {
      const at = world.time.now;
      const facts = {
        at,
        changedAt: 0,
        reason: null,
        clientId: world.nextId('bet'),
        chosenAt: world.time.text,
      };
      slip.send({ type: 'price.picked', price, ...facts });
      if (oddsText) slip.send({ type: 'odds.typed', id, text: oddsText });
      slip.send({ type: 'stake.typed', id, text: world.nextAmount() });
    };
    all.push(['pick', `Asha picks ${price.runnerName} and types a stake`, () => pick()]);
    all.push([
      'pick',
      `Asha picks ${price.runnerName}, asks for better odds and types a stake`,
      () => pick('4'),
    ]);
  }
  const removable = cards.find(({ bet }) => bet === null);
  if (removable)
    all.push([
      'remove',
      'Asha takes a selection out',
      () => slip.send({ type: 'selection.removed', id: removable.id }),
    ]);
  if (canPlace(snapshot) && snapshot.context.bettor === 'bettor') {
    const place = () => {
      const placed = placeableCards(snapshot);
      const clientIds = placed.map(() => world.nextId('bet'));
      for (const { stakeText } of placed) world.notePress(stakeText);
      slip.send({ type: 'place.chosen', clientIds, at: world.time.text, pressedAt: world.time.now });
    };
    all.push(['place', 'Asha presses Place', place]);
  }
  return all;
}

const betAnswers: Partial<Record<string, [choice: IntentChoice, what: string][]>> = {
  notStored: [
    ['retry.chosen', 'has the bet stored again'],
    ['drop.chosen', 'drops the bet that was not stored'],
  ],
  neverArrived: [
    ['send.chosen', 'sends the bet again'],
    ['drop.chosen', 'drops the bet'],
  ],
};

function ofBets({ betIntents, accountFeed, myBets }: Tab): Does[] {
  const bets = [...(betIntents?.getSnapshot().context.intents ?? [])].flatMap(([clientId, { intent }]) => {
    const { state } = reportOf(intent.getSnapshot());
    return (betAnswers[state] ?? []).map(([choice, what]): Does => {
      const stake = intent.getSnapshot().context.bet.stake / 100;
      return [
        'answerBet',
        `Asha ${what} of ${stake}`,
        () => betIntents?.send({ type: 'choice.made', clientId, choice }),
      ];
    });
  });
  const orders: Order[] = [...(accountFeed?.getSnapshot().context.orders.values() ?? [])];
  const waiting = orders.filter(({ remaining }) => remaining > 0);
  const cancels = waiting.map(({ orderId, stake }): Does => [
    'cancelBet',
    `Asha cancels what waits of ${stake / 100}`,
    () => myBets?.send({ type: 'cancel.chosen', marketId, orderId }),
  ]);
  return [...bets, ...cancels];
}

const paymentAnswers: Partial<Record<string, [type: PaymentEvent['type'], what: string][]>> = {
  notStored: [
    ['retry.chosen', 'has the payment stored again'],
    ['drop.chosen', 'drops the payment that was not stored'],
  ],
  unknown: [['drop.chosen', 'gives up the payment']],
  neverArrived: [
    ['send.chosen', 'sends the payment again'],
    ['drop.chosen', 'drops the payment'],
  ],
};

function ofPayments({ payments }: Tab, world: World): Does[] {
  if (!payments) return [];
  const give = (
    by: { type: 'TRANSFER'; direction: 'TO_PARTNER' } | { type: 'ASK_DEPOSIT'; methodId: string },
  ) => {
    const amount = Number(world.nextAmount()) * 100;
    const command = { clientId: world.nextId('payment'), chosenAt: world.time.text, amount, ...by };
    payments.send({ type: 'command.given', command });
  };
  const all: Does[] = [
    ['pay', 'Asha moves money to the partner', () => give({ type: 'TRANSFER', direction: 'TO_PARTNER' })],
    ['pay', 'Asha asks to pay in', () => give({ type: 'ASK_DEPOSIT', methodId: 'upi' })],
  ];
  for (const payment of payments.getSnapshot().context.payments.values()) {
    const snapshot = payment.getSnapshot();
    const state = typeof snapshot.value === 'string' ? snapshot.value : Object.keys(snapshot.value)[0]!;
    const { command } = snapshot.context;
    const sum = 'amount' in command ? command.amount / 100 : 0;
    for (const [type, what] of paymentAnswers[state] ?? [])
      all.push(['answerPayment', `Asha ${what} of ${sum}`, () => payment.send({ type })]);
  }
  return all;
}
