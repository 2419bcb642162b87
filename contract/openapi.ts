import { array, mixed, object } from 'yup';
import { endpoint } from './endpoint.ts';
import { outText } from './fields.ts';

/** The version of what this contract promises: the package's own. */
export const API_VERSION = '0.1.0';

const anything = () => mixed<Readonly<Record<string, unknown>>>().defined();

/** GET /api/openapi.json: this contract as an OpenAPI 3.1 document, for other programs. */
export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  summary: 'The API described in OpenAPI',
  responses: {
    200: object({
      openapi: outText(),
      info: object({ title: outText(), version: outText(), description: outText() }),
      servers: array()
        .of(object({ url: outText() }))
        .defined(),
      tags: array()
        .of(object({ name: outText() }))
        .defined(),
      paths: anything(),
      components: anything(),
    }),
  },
});
