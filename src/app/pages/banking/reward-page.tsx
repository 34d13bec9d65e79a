import { BankingAnswerView } from '#features/banking/banking-answer.view.tsx';
import { RewardsView } from '#features/banking/rewards.view.tsx';
import { useIsOnBreak } from '#features/session/session.provider.tsx';
import { Block } from '#ui/block/block.tsx';
import { shownZone } from '#actors/device-zone.ts';
import { BankingFrame } from './banking-frame.tsx';
import { useOwnBanking } from './use-own-banking.ts';

/** RTE-14: what is promised, and how far it is. */
export function RewardPage() {
  const isOnBreak = useIsOnBreak();
  const banking = useOwnBanking({ kind: null, count: 1 });
  return (
    <BankingFrame title="Reward">
      <BankingAnswerView {...banking}>
        {({ wallet }) => (
          <Block title="Rewards">
            <RewardsView grants={wallet.grants} zone={shownZone()} isOnBreak={isOnBreak} />
          </Block>
        )}
      </BankingAnswerView>
    </BankingFrame>
  );
}
