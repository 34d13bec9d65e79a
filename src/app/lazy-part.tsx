import { lazy, type ComponentType } from 'react';

/** A part of the site that is loaded when it is first drawn, with Apollo's client for what it keeps. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [{ WithApollo }, Part] = await Promise.all([import('#graphql/with-apollo.tsx'), load()]);
    return {
      default: (props: Props) => (
        <WithApollo>
          <Part {...props} />
        </WithApollo>
      ),
    };
  });
}
