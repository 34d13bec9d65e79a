import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { ScenarioEntry, StageRun, StageScene } from '#domain/site/stage.ts';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { listRuns, listScenarios, play, putOn, StageRefusal } from './stage.actors.ts';
import { StageView } from './stage.view.tsx';

/** How often what the runs did is asked for, ms. */
const pollMs = 1_000;

/** The stage of this gateway under its title; `absent` alone if it has none. */
export function Stage({ title, absent }: { title: ReactNode; absent: ReactNode }) {
  const [scenarios, setScenarios] = useState<readonly ScenarioEntry[] | 'absent' | 'failed' | null>(null);
  const load = useCallback(() => {
    listScenarios().then(
      (found) => setScenarios(found ?? 'absent'),
      () => setScenarios('failed'),
    );
  }, []);
  useEffect(load, [load]);
  if (scenarios === 'absent') return absent;
  return (
    <>
      {title}
      {scenarios === 'failed' ? (
        <ErrorState title="The scenarios were not loaded" onRetry={load} />
      ) : scenarios === null ? (
        <SkeletonRows rows={6} label="Loading the scenarios" />
      ) : (
        <OpenStage scenarios={scenarios} />
      )}
    </>
  );
}

function OpenStage({ scenarios }: { scenarios: readonly ScenarioEntry[] }) {
  const [scenes, setScenes] = useState<Readonly<Record<string, StageScene>>>({});
  const [asking, setAsking] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const runs = useRuns();

  const ask = async (scenario: string, call: () => Promise<void>) => {
    setAsking(scenario);
    setRefusal(null);
    try {
      await call();
    } catch (error) {
      setRefusal(error instanceof StageRefusal ? error.message : 'There was no answer. Try again.');
    }
    setAsking(null);
  };

  return (
    <StageView
      scenarios={scenarios}
      scenes={scenes}
      runs={runs}
      asking={asking}
      refusal={refusal}
      onPutOn={(name) =>
        void ask(name, async () => {
          const scene = await putOn(name);
          setScenes((known) => ({ ...known, [name]: scene }));
        })
      }
      onPlay={(name, eventId) => void ask(name, () => play(name, eventId))}
    />
  );
}

/** What was played, asked for again and again while the page is open. */
function useRuns(): readonly StageRun[] {
  const [runs, setRuns] = useState<readonly StageRun[]>([]);
  useEffect(() => {
    // While no answer comes, what is known stays.
    const look = () => void listRuns().then(setRuns, () => undefined);
    look();
    const timer = setInterval(look, pollMs);
    return () => clearInterval(timer);
  }, []);
  return runs;
}
