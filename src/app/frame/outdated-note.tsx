import { useSyncExternalStore } from 'react';
import { outdatedWords } from '#domain/words/note-words.ts';
import { newBuildWords } from '#domain/words/page-words.ts';
import { outdated, type Outdated } from '#kept/outdated.ts';
import { PageNote } from '#ui/page-note/page-note.tsx';

/** Stays for as long as the page does: every bet would be refused. */
export const OutdatedNote = ({ page = outdated }: { page?: Outdated }) =>
  useSyncExternalStore(page.listen, page.is) && (
    <PageNote action={newBuildWords.action} onAction={() => location.reload()}>
      <strong>{outdatedWords.title}</strong> {outdatedWords.why} {newBuildWords.todo}
    </PageNote>
  );
