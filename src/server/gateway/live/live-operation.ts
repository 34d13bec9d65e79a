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
import type { AccountMessage } from '#contract/stream.ts';
import type { EventMessage, MarketMessage, ScoreMessage } from '../upstream/upstream.ts';
import type { Rendering, Wish } from './audience.ts';

export type LiveOperation =
  | { field: 'marketChanges'; id: string; rendering: Rendering<MarketMessage>; wish: Wish }
  | { field: 'eventChanges'; id: string; rendering: Rendering<EventMessage> }
  | { field: 'scoreChanges'; id: string; rendering: Rendering<ScoreMessage> }
  | { field: 'accountChanges'; rendering: Rendering<AccountMessage> };

interface Compiled {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  root: FieldNode;
  /** The variables that affect rendering: those used anywhere but in the root field's arguments. */
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

/** Turns the texts of subscriptions into renderings of their messages. Parses and validates each text once. */
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
    const renders = <Message>(withType: (message: Message) => object): Rendering<Message> => ({
      key,
      render: (message) => this.#render(compiled, known, { [field]: withType(message) }),
    });
    switch (field) {
      case 'marketChanges': {
        const withType = (message: MarketMessage) => ({ __typename: marketTypes[message.type], ...message });
        if (!isConflation(conflation)) {
          return { errors: [new GraphQLError(`conflation is one of ${conflations.join(', ')} ms.`)] };
        }
        const wish = { after: (after as FeedPoint | null | undefined) ?? null, conflation };
        return { field, id: String(marketId), rendering: renders(withType), wish };
      }
      case 'eventChanges': {
        const withType = (message: EventMessage) => ({ __typename: eventTypes[message.type], ...message });
        return { field, id: String(eventId), rendering: renders(withType) };
      }
      case 'scoreChanges': {
        const withType = (message: ScoreMessage) => ({ __typename: scoreTypes[message.type], ...message });
        return { field, id: String(eventId), rendering: renders(withType) };
      }
      case 'accountChanges': {
        const withType = (message: AccountMessage) => ({
          __typename: accountTypes[message.type],
          ...message,
        });
        return { field, rendering: renders(withType) };
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
