import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setCurrency, type CurrencyCode } from '#domain/money/money.ts';
import { timing } from '#domain/site/timing.ts';
import { sharedStorage } from '#kept/page-storage.ts';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { meetRoots } from '#actors/met-roots.ts';
import '#ui/tokens/ui.css';
import { App } from './app.tsx';
import { createServices } from './services.ts';
import { showTheme, storedTheme } from '#features/startup/show-theme.ts';

const root = document.getElementById('root');
try {
  if (!root) throw new Error('The page has no #root');
  const { currency } = document.documentElement.dataset;
  if (currency) setCurrency(currency as CurrencyCode);
  meetRoots();
  // Before the first paint, restore the theme that this page wore last.
  const theme = storedTheme(sharedStorage);
  if (theme) showTheme(theme);
  const page = (
    <StrictMode>
      <PartBoundary name="The site" canReport={false} renderFailure={(words) => <main>{words}</main>}>
        <App services={createServices()} />
      </PartBoundary>
    </StrictMode>
  );
  // Rendered in pieces, so that the browser stays responsive.
  startTransition(() => createRoot(root).render(page));
  // A failure is ignored: whichever part needs it asks again.
  setTimeout(() => void import('#graphql/with-apollo.tsx').catch(() => undefined), timing.partsPreload);
  // A first visit shows the fallback font and does not wait; later visits have the font in cache.
  const loadFont = () => void import('#ui/tokens/inter.css').catch(() => undefined);
  setTimeout(loadFont, theme ? 0 : timing.startSettles);
} catch (error) {
  // CAL-7
  console.error('Layline could not start', error);
}
