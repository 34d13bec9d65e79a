import { EmptyState } from '#ui/empty-state/empty-state.tsx';

/** In place of the events while their list does not arrive: a list that failed is empty, which is not "nothing". */
export const EventsUnknown = () => (
  <EmptyState title="What is in play is not known">
    The events could not be loaded. They appear here by themselves, with their prices, as soon as they can be.
    Your bets stand, and what is in your bet slip stays there.
  </EmptyState>
);
