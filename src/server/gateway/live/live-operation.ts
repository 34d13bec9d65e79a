import {
  execute,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  validate,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { conflations, isConflation } from '#domain/market/conflation.ts';
import type { FeedPoint } from '#domain/market/sequence.ts';
import type { AccountLine } from '#contract/stream.ts';
import type { EventLine, MarketLine, ScoreLine } from '../upstream/upstream.ts';
import type { Rendering, Wish } from './audience.ts';

export type LiveOperation =
  | { field: 'marketChanges'; id: string; rendering: Rendering<MarketLine>; wish: Wish }
  | { field: 'eventChanges'; id: string; rendering: Rendering<EventLine> }
  | { field: 'scoreChanges'; id: string; rendering: Rendering<ScoreLine> }
  | { field: 'accountChanges'; rendering: Rendering<AccountLine> };

interface Compiled {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  root: FieldNode;
  /** Variables that make a difference to what is rendered: those used below the root's arguments. */
  rendered: readonly string[];
}

type Errors = { errors: readonly GraphQLError[] };

const marketTypes = {
  IMAGE: 'MarketImage',
  CHANGE: 'MarketChange',
  HEARTBEAT: 'MarketHeartbeat',
  UNKNOWN_MARKET: 'UnknownMarket',
} as const;

const scoreTypes = {
  SCORE_IMAGE: 'ScoreImage',
  SCORE_CHANGE: 'ScoreChange',
  SCORE_HEARTBEAT: 'ScoreHeartbeat',
  UNKNOWN_EVENT: 'UnknownEvent',
} as const;

const eventTypes = { EVENT: 'EventState', UNKNOWN_EVENT: 'UnknownEvent' } as const;

const accountTypes = {
  IMAGE: 'AccountImage',
  CHANGE: 'AccountChange',
  HEARTBEAT: 'AccountHeartbeat',
} as const;

/** Turns the texts of subscriptions into what renders their messages; each text is parsed and checked once. */
export class LiveOperations {
  readonly #schema: GraphQLSchema;
  readonly #compiled = new LRUCache<string, Compiled | Errors>({ max: 200 });

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  prepare(text: string, variables: Record<string, unknown>): LiveOperation | Errors {
    const compiled = this.#compile(text);
    if ('errors' in compiled) return compiled;
    const { operation, root, rendered } = compiled;
    const coerced = getVariableValues(this.#schema, operation.variableDefinitions ?? [], variables);
    if (coerced.errors) return { errors: coerced.errors };
    const field = root.name.value;
    const definition = this.#schema.getSubscriptionType()?.getFields()[field];
    if (!definition) return { errors: [new GraphQLError(`${field} is not a field of a subscription.`)] };
    const known = coerced.coerced;
    const { marketId, eventId, after, conflation } = getArgumentValues(definition, root, known);
    const key = `${text}\n${JSON.stringify(rendered.map((name) => known[name] ?? null))}`;
    const renders = <Line>(toMessage: (line: Line) => object): Rendering<Line> => ({
      key,
      render: (line) => this.#render(compiled, known, { [field]: toMessage(line) }),
    });
    switch (field) {
      case 'marketChanges': {
        const toMessage = (line: MarketLine) => ({ __typename: marketTypes[line.type], ...line });
        if (!isConflation(conflation)) {
          return { errors: [new GraphQLError(`conflation is one of ${conflations.join(', ')} ms.`)] };
        }
        const wish = { after: (after as FeedPoint | null | undefined) ?? null, conflation };
        return { field, id: String(marketId), rendering: renders(toMessage), wish };
      }
      case 'eventChanges': {
        const toMessage = (line: EventLine) => ({ __typename: eventTypes[line.type], ...line });
        return { field, id: String(eventId), rendering: renders(toMessage) };
      }
      case 'scoreChanges': {
        const toMessage = (line: ScoreLine) => ({ __typename: scoreTypes[line.type], ...line });
        return { field, id: String(eventId), rendering: renders(toMessage) };
      }
      case 'accountChanges': {
        const toMessage = (line: AccountLine) => ({ __typename: accountTypes[line.type], ...line });
        return { field, rendering: renders(toMessage) };
      }
      default:
        throw new Error(`The schema's subscription ${field} is answered by nobody`);
    }
  }

  #compile(text: string): Compiled | Errors {
    const known = this.#compiled.get(text);
    if (known) return known;
    const compiled = compile(this.#schema, text);
    this.#compiled.set(text, compiled);
    return compiled;
  }

  #render({ document }: Compiled, variableValues: Record<string, unknown>, rootValue: object): string {
    return JSON.stringify(execute({ schema: this.#schema, document, variableValues, rootValue }));
  }
}

function compile(schema: GraphQLSchema, text: string): Compiled | Errors {
  const refused = (message: string) => ({ errors: [new GraphQLError(message)] });
  let document: DocumentNode;
  try {
    document = parse(text);
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
  const errors = validate(schema, document);
  if (errors.length > 0) return { errors };
  const operation = getOperationAST(document);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
    return refused('Only subscriptions are answered here; queries and mutations are posted to /graphql.');
  }
  const root = operation.selectionSet.selections[0];
  if (root?.kind !== Kind.FIELD)
    return refused('A subscription has one field at its top, not in a fragment.');
  return { document, operation, root, rendered: renderedVariables(document, root) };
}

function renderedVariables(document: DocumentNode, root: FieldNode): string[] {
  const names = new Set<string>();
  visit(document, {
    VariableDefinition: () => false,
    Argument: (node) => (root.arguments?.includes(node) ? false : undefined),
    Variable: ({ name }) => void names.add(name.value),
  });
  return [...names];
}
