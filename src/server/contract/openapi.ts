import { z } from 'zod';
import { errorAnswer, type Call } from './call.ts';
import { allCalls } from './calls.ts';
import { accountMessage, streamMessage, streamPaths, streamQuery } from './stream.ts';

type Json = Record<string, unknown>;

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return rest;
};

const json = (schema: Json) => ({ 'application/json': { schema } });

const errorResponse = (description: string) => ({
  description,
  content: json({ $ref: '#/components/schemas/Error' }),
});

const security = {
  none: [],
  bettor: [{ bettor: [] }],
  operator: [{ operator: [] }],
  games: [{ games: [] }],
} as const;

function parametersOf(schema: z.ZodType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function operationOf(call: Call): Json {
  const unauthenticated = call.auth !== 'none' && {
    401: errorResponse('No token, or one that is no longer good'),
  };
  const refused = call.refusals.length > 0 && { 422: errorResponse(`Refused: ${call.refusals.join(', ')}`) };
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.tag],
    security: security[call.auth],
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(call.method !== 'GET' && {
      requestBody: { required: false, content: json(jsonSchema(call.body, 'input')) },
    }),
    responses: {
      200: {
        description: 'Done',
        content: json({
          type: 'object',
          properties: { data: jsonSchema(call.data, 'output') },
          required: ['data'],
        }),
      },
      400: errorResponse('The request is not the schema'),
      ...unauthenticated,
      ...(call.auth === 'operator' && { 403: errorResponse('Not the operator') }),
      ...(call.auth === 'games' && { 403: errorResponse('Not the games host') }),
      ...refused,
    },
  };
}

/** A stream answers with one JSON message per line for as long as the connection lasts. */
const streamOf = (
  name: string,
  summary: string,
  message: z.ZodType,
  auth: Call['auth'],
  query?: z.ZodType,
): Json => ({
  operationId: name,
  summary,
  tags: ['Streams'],
  security: security[auth],
  parameters: query ? parametersOf(query, 'query') : [],
  responses: {
    200: {
      description: 'Lines',
      content: { 'application/x-ndjson': { schema: jsonSchema(message, 'output') } },
    },
    400: errorResponse('The request is not the schema'),
    ...(auth === 'bettor' && { 401: errorResponse('No token, or one that is no longer good') }),
  },
});

/** The OpenAPI 3.1 document of the whole contract. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const call of allCalls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  paths[streamPaths.markets] = {
    get: streamOf(
      'streamMarkets',
      'Prices of markets and states of events',
      streamMessage,
      'none',
      streamQuery,
    ),
  };
  paths[streamPaths.account] = {
    get: streamOf('streamAccount', 'Own orders, positions and balance', accountMessage, 'bettor'),
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Layline exchange',
      version: '1',
      description: 'What a betting exchange offers to a site.',
    },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorAnswer, 'output') },
      securitySchemes: {
        bettor: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        operator: { type: 'apiKey', in: 'header', name: 'x-operator-key' },
        games: { type: 'apiKey', in: 'header', name: 'x-games-key' },
      },
    },
  };
}
