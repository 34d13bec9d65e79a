import { createRoot } from 'react-dom/client';
import { momentFrom } from '../src/core/moment-link.ts';
import { StepperView } from '../src/view/stepper-view.tsx';
import { orderMachine } from './order.machine.ts';

const code = location.hash.slice(1);
const { start, steps } = code === '' ? { start: {}, steps: [] } : await momentFrom(code);
const root = document.querySelector('#root');
if (!root) throw new Error('The page has no root');

createRoot(root).render(
  <StepperView
    machine={orderMachine}
    start={start}
    steps={steps}
    samples={{ 'order.sent': { item: 'A cup' } }}
    schemas={{
      'order.sent': {
        type: 'object',
        required: ['item'],
        properties: { item: { type: 'string', title: 'Item' } },
      },
    }}
    answerSamples={{
      sendOrder: [
        { name: 'in stock', value: { isInStock: true } },
        { name: 'sold out', value: { isInStock: false } },
      ],
    }}
    imports={{ machine: { name: 'orderMachine', from: './order.machine.ts' } }}
    linkOf={(moment) => `${location.origin}${location.pathname}#${moment}`}
  />,
);
