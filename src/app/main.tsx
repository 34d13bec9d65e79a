import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#ui/tokens/ui.css';
import { App } from './app.tsx';
import { createServices } from './services.ts';

const root = document.getElementById('root');
try {
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <StrictMode>
      <App services={createServices()} />
    </StrictMode>,
  );
} catch (error) {
  // CAL-7
  console.error('Layline could not start', error);
}
