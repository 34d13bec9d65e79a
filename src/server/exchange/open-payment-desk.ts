import type { Accounts } from '#server/exchange/accounts/accounts.ts';
import { keptKey } from '#server/exchange/accounts/keys.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import { demoProvider } from '#server/exchange/payments/demo/demo-provider.ts';
import { PaymentDesk } from '#server/exchange/payments/payment-desk.ts';
import type { PaymentReader } from '#server/exchange/payments/payment-reader.ts';
import { uplineDesk } from '#server/exchange/payments/upline/upline-desk.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { bookedBy } from '#server/exchange/store/queries/payment-desk-queries.ts';
import { findPayment, findPaymentByReference } from '#server/exchange/store/queries/payment-queries.ts';

export interface PaymentOptions {
  /**
   * Where the demo provider is, and its key (default: as for the operator key). Without a provider its ways to pay are
   * off.
   */
  demoProvider?: { url: string; key?: string | undefined } | undefined;
  /**
   * After how many milliseconds the desk approves deposits and sends held withdrawals by itself. Default: it waits for
   * operators.
   */
  deskActsAfter?: number | undefined;
}

interface DeskNeeds extends PaymentOptions {
  db: Db;
  gate: CommandGate;
  accounts: Accounts;
  dataDir: string;
  /** Unix milliseconds. */
  now: () => number;
  /** Called with the reason when something could not be done for a fault of ours; it is tried again. */
  failed: (error: unknown) => void;
}

export interface OpenPaymentDesk {
  desk: PaymentDesk;
  /** The demo provider's key, if there is one. */
  providerKey: string | undefined;
  /** Ends what is under way. */
  close(): Promise<void>;
}

/** Opens the desk that carries payments out, not started yet. */
export async function openPaymentDesk(needs: DeskNeeds): Promise<OpenPaymentDesk> {
  const { gate, now, failed, dataDir, deskActsAfter = null } = needs;
  const ended = new AbortController();
  const upline = uplineDesk({ actsAfter: deskActsAfter, now });
  const { url, key } = needs.demoProvider ?? {};
  const providerKey = url === undefined ? undefined : (key ?? (await keptKey(dataDir, 'provider-key')));
  const demo =
    url === undefined || providerKey === undefined
      ? []
      : [demoProvider({ url, key: providerKey, signal: ended.signal })];
  const desk = new PaymentDesk({
    gate,
    reader: readerOf(needs),
    providers: [upline, ...demo],
    letsGoAfter: deskActsAfter,
    now,
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      timer.unref();
      return () => clearTimeout(timer);
    },
    random: Math.random,
    failed,
  });
  return {
    desk,
    providerKey,
    close: () => {
      ended.abort();
      return desk.stop();
    },
  };
}

const away = 'provider:';

function readerOf({ db, gate, accounts }: DeskNeeds): PaymentReader {
  return {
    open: () =>
      gate.look(({ payments: { open, off } }) => ({
        payments: [...open.values()],
        away: new Set(
          [...off].filter((name) => name.startsWith(away)).map((name) => name.slice(away.length)),
        ),
      })),
    byId: (paymentId) => findPayment(db, paymentId),
    byReference: (reference) => findPaymentByReference(db, reference),
    bookedOf: (providerId, since) => bookedBy(db, providerId, since),
    accountOfPayer: (payerName) => accounts.byName(payerName)?.accountId ?? null,
  };
}
