import type { LimitsEvent, LimitsSnapshot } from '#machines/limits/limits.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { FormTrouble } from '#ui/form/form.tsx';

interface UnansweredProps {
  snapshot: LimitsSnapshot;
  send: (event: LimitsEvent) => void;
}

/** A change that has had no answer, and how to send it again. */
export const Unanswered = ({ snapshot, send }: UnansweredProps) =>
  snapshot.matches('unanswered') && (
    <FormTrouble>
      The exchange has not answered, so it is not known whether this counts.{' '}
      <Button size="small" onClick={() => send({ type: 'retry.chosen' })}>
        Send it again; it counts once
      </Button>
    </FormTrouble>
  );
