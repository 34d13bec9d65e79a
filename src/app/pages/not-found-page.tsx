import { Link } from 'react-router-dom';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

export function NotFoundPage() {
  return (
    <EmptyState
      title="There is no such page"
      action={
        <Button asChild>
          <Link to="/">Go to the home page</Link>
        </Button>
      }
    >
      The address may be mistyped, or the page has moved.
    </EmptyState>
  );
}
