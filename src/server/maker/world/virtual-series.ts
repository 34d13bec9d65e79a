import { sportIds } from '#domain/market/sport.ts';
import type { VirtualSeries } from './virtual-calendar.ts';

const sportId = sportIds.virtualSports;
/** One every six minutes. */
const eventsADay = 240;

/** Names that nobody takes for those of real horses or teams. */
export const virtualRaces: VirtualSeries = {
  sportId,
  name: 'Virtual Race',
  field: 6,
  eventsADay,
  grounds: ['Harbour Downs', 'Signal Park', 'Loopback Lane'],
  names: [
    'Bit of a Lad',
    'Byte Size',
    'Cache Flow',
    'Control Alt Delight',
    'Frame Rate',
    'Hot Reload',
    'Lossless',
    'Off By One',
    'Pixel Dancer',
    'Random Walk',
    'Silicon Sally',
    'Soft Reset',
  ],
};

export const virtualMatches: VirtualSeries = {
  sportId,
  name: 'Virtual Football',
  field: 2,
  eventsADay,
  grounds: ['Raster Road', 'Vector Park'],
  names: [
    'Binary City',
    'Circuit Town',
    'Kernel Rovers',
    'Modem Albion',
    'Pixel United',
    'Raster Athletic',
    'Socket Wanderers',
    'Vector County',
  ],
};

/** The first named bats. */
export const virtualOvers: VirtualSeries = {
  sportId,
  name: 'Virtual Over',
  field: 2,
  eventsADay,
  grounds: ['Mainframe Oval', 'Server Lane Ground'],
  names: [
    'Daemon Chargers',
    'Glitch Tigers',
    'Packet Royals',
    'Polygon Kings',
    'Shader Strikers',
    'Turbo Sprites',
  ],
};
