import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler, StrictMode, useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { offerKey } from '#domain/bet/order.ts';
import type { Level } from '#domain/odds/levels.ts';
import type { OddsFormat } from '#domain/odds/odds-format.ts';
import { filledStore, homeDrifts, sampleImage } from '#live/market.test-data.ts';
import type { MarketStore } from '#live/market-store.ts';
import { OddsFormatProvider } from '#ui/odds-format/odds-format.tsx';
import { LivePriceCell } from './live-price-cell.tsx';

interface Args extends Omit<ComponentProps<typeof LivePriceCell>, 'store'> {
  onRender: () => void;
}

/** Replaces what the home side's backers find by these levels. */
function standAt(store: MarketStore, ...levels: Level[]): void {
  const gone = store.levels('home', 'toBack').map(([odds]): Level => [odds, 0]);
  const [change] = homeDrifts.changes;
  store.applyChange({ ...homeDrifts, changes: [{ ...change!, toBack: [...gone, ...levels] }] });
}

/** A cell with buttons that move its price, and buttons that render it for another reason. */
function Cell({ onRender, ...cell }: Args) {
  const [store] = useState(() => filledStore());
  const [format, setFormat] = useState<OddsFormat>('DECIMAL');
  const [isLive, setLive] = useState(true);
  const [isShown, setShown] = useState(true);
  const [isSuspended, setSuspended] = useState(false);
  const actions: Record<string, () => void> = {
    Up: () => standAt(store, [240, 5_000_00]),
    Down: () => standAt(store, [236, 5_000_00]),
    'More of it': () => standAt(store, [236, 7_000_00]),
    Gone: () => standAt(store),
    'Live or not': () => setLive((live) => !live),
    Fractions: () => setFormat('FRACTIONAL'),
    'Take away and move': () => {
      setShown(false);
      standAt(store, [238, 100_00]);
    },
    'Put back': () => setShown(true),
    'Image at 3.00': () => {
      const image = sampleImage();
      const [first, ...others] = image.runners;
      store.applyImage({ ...image, runners: [{ ...first!, toBack: [[300, 100_00]] }, ...others] });
    },
    'Suspend or open': () => setSuspended((suspended) => !suspended),
  };
  return (
    <StrictMode>
      <OddsFormatProvider value={format}>
        {isShown && (
          <Profiler id="cell" onRender={onRender}>
            <LivePriceCell
              {...cell}
              store={store}
              state={isSuspended ? 'suspended' : isLive ? 'open' : 'stale'}
            />
          </Profiler>
        )}
      </OddsFormatProvider>
      {Object.entries(actions).map(([name, act]) => (
        <button key={name} type="button" onClick={act}>
          {name}
        </button>
      ))}
    </StrictMode>
  );
}

const meta = {
  title: 'Panels/Market/Live price',
  component: Cell,
  args: {
    runnerId: 'home',
    runnerName: 'Harbour Town',
    bookSide: 'toBack',
    depth: 0,
    state: 'open',
    onPick: fn(),
    onPoint: fn(),
    onRender: fn(),
  },
} satisfies Meta<typeof Cell>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (odds: string, size: string) => `Back Harbour Town at ${odds}, ${size} available`;

async function findStage(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const back = { name: /^Back Harbour Town/ };
  await canvas.findByRole('button', back);
  const cell = () => canvas.getByRole('button', back);
  return {
    cell,
    press: (name: string) => userEvent.click(canvas.getByRole('button', { name })),
    /** Expects it both read and heard. */
    async shows(odds: string, size: string) {
      await waitFor(() => expect(cell()).toHaveAccessibleName(at(odds, size)));
      await expect(cell()).toHaveTextContent(`${odds} ${size}`);
    },
  };
}

/** Changes are written past React: the text, the size, what is heard and which way the price moved. */
export const WrittenPastReact: Story = {
  play: async ({ args, canvasElement }) => {
    const { cell, press, shows } = await findStage(canvasElement);
    const element = cell();
    const rendered = args.onRender.mock.calls.length;
    // The light is out again after 400 ms, which a slow machine does not see.
    const lights: (string | undefined)[] = [];
    const light = new MutationObserver(() => lights.push(element.dataset.movement));
    light.observe(element, { attributeFilter: ['data-movement'] });
    await press('Up');
    await shows('2.4', '5,000');
    await waitFor(() => expect(lights).toEqual(['up', undefined]));
    await press('Down');
    await shows('2.36', '5,000');
    await press('More of it');
    await shows('2.36', '7,000');
    await waitFor(() => expect(lights).toEqual(['up', undefined, 'down', undefined]));
    light.disconnect();
    await expect(args.onRender).toHaveBeenCalledTimes(rendered);
    await expect(cell()).toBe(element);
  },
};

/** The bettor's own order waits at 2.40: it is marked there, with how much of the amount it is, and nowhere else. */
export const OwnOrder: Story = {
  args: { own: new Map([[offerKey('home', 'toBack', 240), 200_00]]) },
  play: async ({ canvasElement }) => {
    const { cell, press, shows } = await findStage(canvasElement);
    await expect(cell()).not.toHaveAttribute('data-own');
    await press('Up');
    await waitFor(() => expect(cell()).toHaveTextContent('2.4 you 200'));
    await expect(cell()).toHaveAccessibleName('Back Harbour Town at 2.4, you 200, 5,000 available');
    await expect(cell()).toHaveAttribute('data-own');
    await press('Down');
    await shows('2.36', '5,000');
    await expect(cell()).not.toHaveAttribute('data-own');
  },
};

/** Rendered for another reason, a cell shows the current price, not the one rendered last. */
export const RenderedAfterwards: Story = {
  play: async ({ args, canvasElement }) => {
    const { cell, press, shows } = await findStage(canvasElement);
    await press('Up');
    await shows('2.4', '5,000');
    await press('Live or not');
    await expect(cell()).toHaveAttribute('data-state', 'stale');
    await shows('2.4', '5,000');
    await press('Down');
    await shows('2.36', '5,000');
    await press('Live or not');
    await shows('2.36', '5,000');
    await press('Fractions');
    await shows('34/25', '5,000');
    await press('Up');
    await shows('7/5', '5,000');
    await userEvent.click(cell());
    await expect(args.onPick).toHaveBeenLastCalledWith(expect.objectContaining({ odds: 240, side: 'BACK' }));
  },
};

/** A price that goes leaves an empty cell that takes no press; it may come back. */
export const ComesAndGoes: Story = {
  play: async ({ args, canvasElement }) => {
    const { cell, press, shows } = await findStage(canvasElement);
    await press('Gone');
    await waitFor(() => expect(cell()).toHaveAccessibleName('Back Harbour Town, no price'));
    await waitFor(() => expect(cell()).toHaveAttribute('data-state', 'disabled'));
    await expect(cell()).toHaveAttribute('data-empty');
    await expect(cell()).toHaveTextContent('');
    await userEvent.click(cell());
    await expect(args.onPick).not.toHaveBeenCalled();
    await press('Up');
    await shows('2.4', '5,000');
    await waitFor(() => expect(cell()).toHaveAttribute('data-state', 'open'));
    await expect(cell()).not.toHaveAttribute('data-empty');
    await press('Take away and move');
    await press('Put back');
    await shows('2.38', '100');
    await press('Up');
    await shows('2.4', '5,000');
  },
};

/**
 * A press tells since when its price has stood there: since the cell came, since other odds or none stood there, whatever
 * brought the price. A change of the size alone brings no other price.
 */
export const StandsSince: Story = {
  play: async ({ args, canvasElement }) => {
    const { cell, press, shows } = await findStage(canvasElement);
    const changedAt = async () => {
      args.onPick.mockClear();
      await userEvent.click(cell());
      return args.onPick.mock.calls[0]![0].changedAt;
    };
    const first = await changedAt();
    await expect(first).toBeGreaterThan(0);
    const comesAnew = async (comes: () => Promise<void>) => {
      const before = performance.now();
      await comes();
      const now = await changedAt();
      await expect(now).toBeGreaterThanOrEqual(before);
      // It stands then.
      await expect(await changedAt()).toBe(now);
    };
    await press('More of it');
    await shows('2.36', '7,000');
    await expect(await changedAt()).toBe(first);
    await comesAnew(async () => {
      await press('Up');
      await shows('2.4', '5,000');
    });
    await comesAnew(async () => {
      await press('Gone');
      await waitFor(() => expect(cell()).toHaveAttribute('data-state', 'disabled'));
      await press('Down');
      await shows('2.36', '5,000');
      await waitFor(() => expect(cell()).toHaveAttribute('data-state', 'open'));
    });
    await comesAnew(async () => {
      await press('Image at 3.00');
      await shows('3', '100');
    });
    await comesAnew(async () => {
      await press('Suspend or open');
      await waitFor(() => expect(cell()).toHaveAttribute('data-empty'));
      await press('Suspend or open');
      await shows('3', '100');
    });
    await comesAnew(async () => {
      await press('Take away and move');
      await press('Put back');
      await shows('2.38', '100');
    });
  },
};

/** A press that can place nothing says why: it would look as if it had not been felt. */
export const PressedInVain: Story = {
  args: { why: 'ball running' },
  play: async ({ args, canvasElement }) => {
    const { cell, press } = await findStage(canvasElement);
    await press('Live or not');
    await waitFor(() => expect(cell()).toHaveAttribute('data-state', 'stale'));
    await userEvent.click(cell());
    const words = await screen.findByRole('alert');
    await expect(words).toHaveTextContent('No bet can be placed here now: ball running.');
    // Beside the cell, where one looks.
    const [note, pressed] = [words.getBoundingClientRect(), cell().getBoundingClientRect()];
    await expect(
      Math.min(Math.abs(note.top - pressed.bottom), Math.abs(pressed.top - note.bottom)),
    ).toBeLessThan(12);
    await expect(note.left).toBeGreaterThan(0);
    await userEvent.click(cell());
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
    await press('Put back');
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

/** While the cell is pointed at or focused, its odds are reported as they change, and the focus stays. */
export const PointedWhileMoving: Story = {
  play: async ({ args, canvasElement }) => {
    const { cell, shows } = await findStage(canvasElement);
    const told = (odds: number) =>
      waitFor(() => expect(args.onPoint).toHaveBeenLastCalledWith(expect.objectContaining({ odds })));
    const press = (name: string) => within(canvasElement).getByRole('button', { name }).click();
    cell().focus();
    await told(236);
    press('Up');
    await told(240);
    await shows('2.4', '5,000');
    press('Down');
    await told(236);
    await shows('2.36', '5,000');
    await expect(cell()).toHaveFocus();
    cell().blur();
    await waitFor(() => expect(args.onPoint).toHaveBeenLastCalledWith(null));
  },
};
