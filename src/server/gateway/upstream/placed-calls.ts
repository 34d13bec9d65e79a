import type { Call } from '#contract/call.ts';
import { WrongSetting } from '#server/runtime/settings.ts';
import type { CallPlace } from '#server/runtime/read-call-table.ts';
import { upstreamCalls, type UpstreamCalls } from './upstream-calls.ts';

const parametersOf = (path: string): string => (path.match(/:\w+/g) ?? []).sort().join(' ');

/**
 * The calls of an exchange that has some of them elsewhere than the contract: the same input and answer under another
 * method or path. Throws `WrongSetting` for a call that there is not, and for a path without the call's parameters.
 */
export function placedCalls(places: Readonly<Record<string, CallPlace>>): UpstreamCalls {
  const names = new Set(Object.values(upstreamCalls).map(({ call }) => call.name));
  const unknown = Object.keys(places).find((name) => !names.has(name));
  if (unknown !== undefined) throw new WrongSetting(`LAYLINE_CALLS: there is no call ${unknown}.`);
  const placed = Object.entries(upstreamCalls).map(([key, way]) => {
    const call: Call = way.call;
    const place = places[call.name];
    if (!place) return [key, way];
    if (place.path !== undefined && parametersOf(place.path) !== parametersOf(call.path)) {
      const wanted = parametersOf(call.path) || 'no parameter';
      throw new WrongSetting(`LAYLINE_CALLS: the path of ${call.name} must have ${wanted}.`);
    }
    return [key, { ...way, call: { ...call, ...place } }];
  });
  return Object.fromEntries(placed) as UpstreamCalls;
}
