import { useQuery } from '@apollo/client/react';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { deviceZone } from '#actors/device-zone.ts';
import { newId } from '#actors/new-id.ts';
import { readReferralCode } from '#domain/bettor/referral.ts';
import type { Session } from '#domain/bettor/session.ts';
import { dayIn } from '#domain/calendar/zone-day.ts';
import type { Jurisdiction } from '#domain/jurisdiction/jurisdiction.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import { useClient } from '#graphql/client-provider.tsx';
import {
  KeepPracticeDocument,
  PlayMoneyDocument,
  ReferrerDocument,
  SignUpDocument,
} from '#graphql/__generated__/graphql.ts';
import { sessionOf } from '#graphql/session-of.ts';
import { signUpMachine, type SignUpAnswer, type SignUpAsk } from '#machines/sign-up/sign-up.machine.ts';
import { exchangeClock } from '#ui/exchange-clock/exchange-clock.ts';
import { showToast } from '#ui/toast/toast.tsx';
import { SignUpView } from './sign-up.view.tsx';

export interface SignUpProps {
  jurisdiction: Jurisdiction;
  /** Whether a practice account is signed in, which becomes this one. */
  keeps: boolean;
  /** The code of the link that led here; empty without one. */
  referral: string;
  onOpened: (session: Session) => void;
}

const welcomeWords = (playMoney: number, hasMoney: boolean): string =>
  playMoney > 0
    ? `Welcome. Your account is open, with ${formatMoney(playMoney)} of ${hasMoney ? 'play' : 'practice'} money.`
    : 'Welcome. Your account is open.';

async function callSignUp(
  client: GraphqlClient,
  { jurisdiction: { terms }, keeps }: Pick<SignUpProps, 'jurisdiction' | 'keeps'>,
  ask: SignUpAsk,
): Promise<SignUpAnswer> {
  const input = { ...ask, termsVersion: terms.version, zone: deviceZone() };
  const variables = { input };
  const answer = keeps
    ? (await client.mutate({ mutation: KeepPracticeDocument, variables })).data?.keepPractice
    : (await client.mutate({ mutation: SignUpDocument, variables })).data?.signUp;
  if (!answer) throw new Error('The gateway gave no answer');
  return answer.__typename === 'Session'
    ? { kind: 'opened', session: sessionOf(answer) }
    : { kind: 'refused', code: answer.code, message: answer.message };
}

/** Opens an account, with a session on this page. */
export function SignUp({ jurisdiction, keeps, referral, onOpened }: SignUpProps) {
  const client = useClient();
  const { hasMoney } = jurisdiction;
  const playMoney = useQuery(PlayMoneyDocument).data?.playMoney ?? 0;
  const [machine] = useState(() =>
    signUpMachine.provide({
      actors: {
        signUp: fromPromise<SignUpAnswer, SignUpAsk>(({ input }) =>
          callSignUp(client, { jurisdiction, keeps }, input),
        ),
      },
    }),
  );
  const [input] = useState(() => ({
    clientId: newId(),
    offersLimit: jurisdiction.limitsAtSignUp.includes('deposit'),
  }));
  const [snapshot, send] = useMachine(
    machine.provide({
      actions: {
        tellOpened: (_, answer) => {
          if (answer.kind !== 'opened') return;
          showToast('success', welcomeWords(playMoney, hasMoney));
          onOpened(answer.session);
        },
      },
    }),
    { input },
  );
  const [code, setCode] = useState(() => readReferralCode(referral));
  const found = useQuery(ReferrerDocument, { variables: { code: code ?? '' }, skip: code === null }).data;
  const referrer = found && (found.referrer?.name ?? null);
  const today = dayIn(deviceZone(), exchangeClock.now());
  const asked = { referral, referrer, onReferral: setCode };
  return <SignUpView {...{ snapshot, send, jurisdiction, today, playMoney }} {...asked} />;
}
