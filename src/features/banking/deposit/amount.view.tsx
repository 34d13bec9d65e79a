import { Delete } from 'lucide-react';
import { afterKey, typedStake, type StakeKey } from '#domain/bet/stake-keys.ts';
import { currencySign, formatMoney } from '#domain/money/money.ts';
import { selectTyped, type DepositMethod } from '#machines/deposit/deposit.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { FormTrouble } from '#ui/form/form.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { DepositViewProps } from './deposit.view.tsx';
import { wholeMoney } from './whole-money.ts';
import css from './deposit.module.css';

/** Minor units. */
const quickAmounts = [500_00, 1_000_00, 2_000_00, 4_000_00];

interface AmountViewProps extends DepositViewProps {
  method: DepositMethod;
}

/** How much is paid in: typed, or by one press. What is wrong with it is said while it is typed. */
export function AmountView(props: AmountViewProps) {
  const { snapshot, available, hasKeypad, method, renderRoom, send, onAsk } = props;
  const { amountText, refusal } = snapshot.context;
  const { amount, problem } = selectTyped(snapshot);
  const type = (text: string) => send({ type: 'amount.typed', text });
  const fits = (quick: number) => quick >= method.least && quick <= method.most;
  return (
    <form
      noValidate
      className={css.amount}
      aria-label="How much is paid in"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk?.();
      }}
    >
      <TextField
        label="Amount"
        prefix={currencySign()}
        value={amountText}
        inputMode={hasKeypad ? 'none' : 'decimal'}
        autoComplete="off"
        error={problem ?? undefined}
        hint={
          amount !== null && available !== null
            ? `Wallet after: ${formatMoney(available + amount)}`
            : `${wholeMoney(method.least)} to ${wholeMoney(method.most)}`
        }
        onChange={type}
      />
      <div className={css.quick} role="group" aria-label="Quick amounts">
        {quickAmounts.filter(fits).map((quick) => (
          <button
            key={quick}
            type="button"
            aria-pressed={quick === amount}
            onClick={() => type(typedStake(quick))}
          >
            {wholeMoney(quick)}
          </button>
        ))}
      </div>
      {renderRoom({ amount, least: method.least, onAmount: (minor) => type(typedStake(minor)) })}
      {hasKeypad && <Keypad text={amountText} onText={type} />}
      {refusal && <FormTrouble>{refusal.message}</FormTrouble>}
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        disabled={amount === null || !method.isOn || onAsk === null}
      >
        {amount === null ? 'Continue' : `Continue · ${formatMoney(amount)} by ${method.name}`}
      </Button>
      <p className={css.note}>
        No fee. Only from an account in your own name.
        {method.asksUtr && ' The next page says whom to pay.'}
      </p>
    </form>
  );
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0', 'back'] as const;
type Key = (typeof keys)[number];

const afterPress = (text: string, key: Key): string => {
  const pressed: StakeKey[] = key === '00' ? ['0', '0'] : [key];
  return pressed.reduce((typed, one) => afterKey(typed, one), text);
};

/** A press leaves the focus in the amount. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

function Keypad({ text, onText }: { text: string; onText: (text: string) => void }) {
  return (
    <div className={css.keypad} role="group" aria-label="Keypad" onPointerDown={keepFocus}>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          aria-label={key === 'back' ? 'Delete the last digit' : undefined}
          onClick={() => onText(afterPress(text, key))}
        >
          {key === 'back' ? <Delete aria-hidden size={20} /> : key}
        </button>
      ))}
    </div>
  );
}
