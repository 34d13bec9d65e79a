import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#ui/tokens/inter.css';
import '#ui/tokens/ui.css';
import { Workshop } from './workshop.tsx';

/** The testers' page: any machine under the stepper, at the moment that a link or a report's file holds. */

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <Workshop />
  </StrictMode>,
);
