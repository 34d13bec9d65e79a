import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { fromCallback, fromPromise } from 'xstate';
import type { BettorPayment, PaymentCommand } from '#domain/payment/bettor-payment.ts';
import { depositDetailsMachine } from '#machines/deposit-details/deposit-details.machine.ts';
import type { DepositDetailsEvent, GiveUpAnswer } from '#machines/deposit-details/deposit-details.types.ts';
import { sampleCommand, sampleRefusal } from '#machines/testing/sample-payment.ts';
import { samplePayment } from '#domain/payment/sample-payment.test-data.ts';
import { DepositDetailsView } from './deposit-details.view.tsx';
import { come, Driven, links, press, says, type Scripted } from './driven.test-data.tsx';

const utr = '447188201936';
const giveUtr: PaymentCommand = {
  type: 'GIVE_UTR',
  clientId: 'client-2',
  chosenAt: sampleCommand.chosenAt,
  paymentId: 'payment-1',
  utr,
};

interface PanelProps {
  deposits?: Scripted<readonly BettorPayment[]>;
  giveUp?: Scripted<GiveUpAnswer>;
  amount?: string;
  events?: readonly DepositDetailsEvent[];
  onShowUsed?: (paymentId: string) => void;
}

/** The view on the real machine. */
function Panel({
  deposits = [samplePayment()],
  giveUp = 'never',
  amount = '2000',
  events = [],
  onShowUsed = () => undefined,
}: PanelProps) {
  const machine = depositDetailsMachine.provide({
    actors: {
      readDeposits: fromPromise<readonly BettorPayment[]>(() => come(deposits)),
      followPayment: fromCallback<DepositDetailsEvent, { paymentId: string }>(() => undefined),
      giveUpDeposit: fromPromise<GiveUpAnswer, { paymentId: string }>(() => come(giveUp)),
    },
    actions: { giveCommand: () => undefined },
  });
  return (
    <Driven machine={machine} input={{ amount, reference: null }} events={events} first="finding">
      {(snapshot, { send }) => (
        <>
          <DepositDetailsView
            snapshot={snapshot}
            links={links}
            send={send}
            onGive={() => send({ type: 'utr.given', clientId: 'client-2', chosenAt: sampleCommand.chosenAt })}
            onShowUsed={onShowUsed}
          >
            <p>Sending…</p>
          </DepositDetailsView>
          {snapshot.matches('given') && <p>The page goes on.</p>}
        </>
      )}
    </Driven>
  );
}

const meta = {
  title: 'Panels/Deposit details',
  component: Panel,
  args: { onShowUsed: fn() },
  parameters: { machine: 'deposit-details' },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

const refusedBy = (refusal: ReturnType<typeof sampleRefusal>): readonly DepositDetailsEvent[] => [
  { type: 'utr.typed', text: utr },
  { type: 'command.ended', command: giveUtr, payment: null, refusal },
];

export const Finding: Story = { args: { deposits: 'never' }, parameters: { state: 'finding' } };

export const NoAnswer: Story = {
  args: { deposits: 'cut' },
  parameters: { state: 'noAnswer' },
  play: says(/could not be loaded. It is not affected/),
};

/** Twelve digits of any script, in groups or not; before that nothing can be sent. */
export const Typing: Story = {
  parameters: { state: 'typing.idle' },
  play: async (context) => {
    await says(/Send exactly₹2,000.00.*layline.demo@upi.example.*LAY-4471/)(context);
    const canvas = within(context.canvasElement);
    const field = await canvas.findByLabelText(/^UTR/);
    const paid = canvas.getByRole('button', { name: 'I have paid ₹2,000.00' });
    await userEvent.type(field, '4471 8820 1');
    await expect(field).toHaveAccessibleDescription(/^9 of 12/);
    await expect(paid).toBeDisabled();
    await userEvent.type(field, 'x');
    await expect(field).toHaveAccessibleDescription('A UTR has digits only.');
    await userEvent.clear(field);
    await userEvent.type(field, '४४७१ ८८२० १९३६');
    await expect(field).toHaveAccessibleDescription(/^12 of 12/);
    await expect(paid).toBeEnabled();
  },
};

/** What was copied in the bank's app; where the browser forbids that, it says what to do instead. */
export const Pasted: Story = {
  parameters: { state: 'typing.idle' },
  play: async (context) => {
    await says(/Send exactly/)(context);
    const canvas = within(context.canvasElement);
    const read = spyOn(navigator.clipboard, 'readText').mockResolvedValueOnce(' 4471 8820 1936\n');
    await press(context, 'Paste');
    await expect(await canvas.findByLabelText(/^UTR/)).toHaveAccessibleDescription(/^12 of 12/);
    read.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await press(context, 'Paste');
    await expect(await canvas.findByText(/Not allowed here/)).toBeVisible();
  },
};

/** By plain HTTP a browser has no clipboard: both keys say what to do instead. */
export const NoClipboard: Story = {
  parameters: { state: 'typing.idle' },
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'clipboard');
  },
  play: async (context) => {
    await says(/Send exactly/)(context);
    const canvas = within(context.canvasElement);
    await press(context, 'Copy: ₹2,000.00');
    await expect(await canvas.findByText(/Could not be copied/)).toBeVisible();
    await press(context, 'Paste');
    await expect(await canvas.findByText(/Not allowed here/)).toBeVisible();
  },
};

/** One that is paid by scanning has the code to scan. */
export const Scanned: Story = {
  args: { deposits: [samplePayment({ methodId: 'scan' })] },
  parameters: { state: 'typing.idle' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('img', {
        name: /A code to scan with your UPI app: ₹2,000.00 to/,
      }),
    ).toBeVisible();
  },
};

export const TypingInTheDark: Story = { ...Typing, globals: { theme: 'dark' } };

export const Giving: Story = {
  args: { events: [{ type: 'utr.typed', text: utr }] },
  parameters: { state: 'giving', through: 'typing.idle' },
  play: async (context) => {
    await says(/12 of 12/)(context);
    await press(context, /^I have paid/);
    await expect(await within(context.canvasElement).findByText('Sending…')).toBeVisible();
  },
};

/** Another's: it is not said whose. */
export const Used: Story = {
  args: {
    events: refusedBy(
      sampleRefusal({ code: 'UTR_USED', message: 'This UTR belongs to another payment. Ask our desk.' }),
    ),
  },
  parameters: { state: 'typing.refused' },
  play: says(/belongs to another payment/),
};

/** One's own: that payment can be opened. */
export const OwnUsed: Story = {
  args: {
    events: refusedBy(
      sampleRefusal({ code: 'UTR_OWN', message: 'You used this UTR before.', paymentId: 'payment-0' }),
    ),
  },
  parameters: { state: 'typing.refused' },
  play: async (context) => {
    await says(/You used this UTR before/)(context);
    await press(context, 'Show that payment');
    await expect(context.args.onShowUsed).toHaveBeenCalledWith('payment-0');
  },
};

export const GivingUp: Story = {
  parameters: { state: 'givingUp', through: 'typing.idle' },
  play: async (context) => {
    await says(/Cancel this deposit/)(context);
    await press(context, 'Cancel this deposit');
    await expect(await within(context.canvasElement).findByText('Cancelling…')).toBeVisible();
  },
};

/** Its provider has still to confirm it. */
export const GivenUp: Story = {
  args: { events: [{ type: 'giveUp.chosen' }], giveUp: { kind: 'heard', payment: samplePayment() } },
  parameters: { state: 'typing.givenUp' },
  play: says(/wait for that to be confirmed. If you paid already, type the UTR/),
};

export const GivingUpUnanswered: Story = {
  args: { events: [{ type: 'giveUp.chosen' }], giveUp: 'cut' },
  parameters: { state: 'typing.noAnswer' },
  play: says(/it is not known whether the deposit was given up/),
};

/** Nothing is booked for what an address says. */
export const NotThere: Story = {
  args: { amount: '9000' },
  parameters: { state: 'notThere' },
  play: async (context) => {
    await says(/no deposit of ₹9,000.00 to pay.*nothing was booked.*₹2,000.00, LAY-4471/)(context);
    await expect(
      await within(context.canvasElement).findByRole('link', { name: 'See that payment' }),
    ).toHaveAttribute('href', '/payment/LAY-4471');
  },
};

export const Given: Story = {
  args: {
    events: [
      {
        type: 'command.ended',
        command: giveUtr,
        payment: samplePayment({ state: 'WAITING', utr, version: 2 }),
        refusal: null,
      },
    ],
  },
  parameters: { state: 'given' },
  play: says(/The page goes on/),
};

export const Over: Story = {
  args: {
    events: [{ type: 'payment.changed', payment: samplePayment({ state: 'EXPIRED', version: 2 }) }],
  },
  parameters: { state: 'over' },
  play: says(/₹2,000.00: Expired.*If you paid, it will be credited when it comes/),
};
