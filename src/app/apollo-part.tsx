import type { ComponentType } from 'react';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';

/** A part of the site that is loaded when it is first drawn, with Apollo's client for what it keeps. */
export const apolloPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart<Props>(async () => {
    const [{ WithApollo }, Part] = await Promise.all([import('#graphql/with-apollo.tsx'), load()]);
    return (props: Props) => (
      <WithApollo>
        <Part {...props} />
      </WithApollo>
    );
  });
