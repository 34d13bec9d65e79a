import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

const DocsPage = lazy(() => import('./docs-page.tsx').then((part) => ({ default: part.DocsPage })));

/** Whoever looks at stories alone need not fetch what pages of documentation are made of. */
export const LazyDocsPage = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <DocsPage {...props} />
  </Suspense>
);
