import { Landmark, QrCode, Smartphone, Zap, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { durationWords } from '#domain/words/payment-words.ts';
import type { DepositEvent, DepositMethod, DepositSnapshot } from '#machines/deposit/deposit.machine.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { wholeMoney } from './whole-money.ts';
import css from './deposit.module.css';

export interface MethodChoiceViewProps {
  snapshot: DepositSnapshot;
  lastUsed: string | null;
  send: (event: DepositEvent) => void;
}

const icons: Readonly<Record<string, LucideIcon>> = {
  upi: Smartphone,
  bank: Landmark,
  scan: QrCode,
  auto: Zap,
};

const facts = ({ asksUtr, isOn, usualSeconds, least, most }: DepositMethod): string[] =>
  isOn
    ? [
        asksUtr ? `Usually ${durationWords(usualSeconds)}` : 'No reference to type',
        'no fee',
        `${wholeMoney(least)} – ${wholeMoney(most)}`,
      ]
    : ['Switched off at the moment'];

/** The ways to pay in, with what each takes and how long it takes. */
export function MethodChoiceView({ snapshot, lastUsed, send }: MethodChoiceViewProps) {
  const name = useId();
  const { methods, methodId } = snapshot.context;
  return (
    <fieldset className={css.methods}>
      <legend className={css.legend}>The ways to pay</legend>
      {methods.map((method) => {
        const Icon = icons[method.methodId] ?? Landmark;
        return (
          <label key={method.methodId} className={css.method} data-off={!method.isOn || undefined}>
            <input
              type="radio"
              name={name}
              checked={method.methodId === methodId && method.isOn}
              disabled={!method.isOn}
              onChange={() => send({ type: 'method.chosen', methodId: method.methodId })}
            />
            <span className={css.icon}>
              <Icon aria-hidden size={20} />
            </span>
            <span className={css.about}>
              <strong>{method.name}</strong>
              <span>
                {facts(method).map((fact, index, all) => (
                  <span key={fact} className={css.fact}>
                    {fact}
                    {index < all.length - 1 && ' · '}
                  </span>
                ))}
              </span>
            </span>
            {method.methodId === lastUsed && <Badge>Last used</Badge>}
          </label>
        );
      })}
    </fieldset>
  );
}
