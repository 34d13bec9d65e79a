import type { DemoBettor } from './sign-in.view.tsx';

const bettor = (userName: string, note: string): DemoBettor => ({
  userName,
  password: `demo-${userName}`,
  note,
});

/** The demo bettors that the embedded exchange offers. */
export const demoBettors: readonly DemoBettor[] = [
  bettor('asha', '₹1,00,000 to bet with'),
  bettor('ben', '₹50,000 to bet with'),
  bettor('chitra', '₹25,000 to bet with'),
  bettor('dev', 'blocked: may sign in and cancel, not bet'),
  bettor('esha', 'no money'),
  bettor('farid', 'self-excluded: no bets'),
];
