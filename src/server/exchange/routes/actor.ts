import type { Actor } from '#server/exchange/engine/commands/payment-commands.ts';

/** What a call of the desk says about who acts. */
export interface By {
  operatorName: string;
  reason?: string | undefined;
}

export const actorOf = ({ operatorName, reason }: By): Actor => ({
  who: operatorName,
  reason: reason ?? null,
});
