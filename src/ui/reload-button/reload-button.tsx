import { newBuildWords } from '#domain/words/page-words.ts';
import { Button } from '../button/button.tsx';

/** For what does not come by itself: some browsers remember that a script failed until the page is loaded again. */
export const ReloadButton = ({ onReload = () => location.reload() }: { onReload?: () => void }) => (
  <Button size="small" onClick={onReload}>
    {newBuildWords.action}
  </Button>
);
