import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { isPlay, type Play } from '#domain/market/play.ts';

/** Makes a scalar that reads and writes the same values. */
function scalar<Value>(name: string, read: (value: unknown) => Value): GraphQLScalarType {
  return new GraphQLScalarType<Value, Value>({
    name,
    serialize: read,
    parseValue: read,
    parseLiteral: (node) => read(literalOf(node)),
  });
}

/** Reads a literal in a query's text. Only integers and strings are values. */
function literalOf(node: ValueNode): unknown {
  if (node.kind === Kind.INT) return Number(node.value);
  return node.kind === Kind.STRING ? node.value : undefined;
}

const integer = (name: string) => (value: unknown) => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError(`${name} is a whole number within ±9007199254740991.`);
};

/** RFC 3339 in UTC. */
const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/;

function dateTime(value: unknown): string {
  if (typeof value === 'string' && time.test(value) && !Number.isNaN(Date.parse(value))) return value;
  throw new GraphQLError('DateTime is RFC 3339 in UTC, such as 2026-05-01T12:00:00Z.');
}

type LevelPair = readonly [odds: number, size: number];

const isLevel = (value: unknown): value is LevelPair =>
  Array.isArray(value) && value.length === 2 && value.every((part) => Number.isSafeInteger(part));

function levels(value: unknown): readonly LevelPair[] {
  if (Array.isArray(value) && value.every(isLevel)) return value;
  throw new GraphQLError('Levels are pairs of whole numbers: [[odds, size], …].');
}

function play(value: unknown): Play {
  if (isPlay(value)) return value;
  throw new GraphQLError('A Play is an object with a kind and a number.');
}

export const scalars = {
  Money: scalar('Money', integer('Money')),
  Odds: scalar('Odds', integer('Odds')),
  Hundredths: scalar('Hundredths', integer('Hundredths')),
  DateTime: scalar('DateTime', dateTime),
  Levels: scalar('Levels', levels),
  Play: scalar('Play', play),
};
