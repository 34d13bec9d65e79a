import type { ComponentType } from 'react';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';

/** Returns a part of the site that is loaded when it is first drawn, inside Apollo's provider. */
export const apolloPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart<Props>(async () => {
    const [{ WithApollo }, Part] = await Promise.all([import('#graphql/with-apollo.tsx'), load()]);
    return (props: Props) => (
      <WithApollo>
        <Part {...props} />
      </WithApollo>
    );
  });
