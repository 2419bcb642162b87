import { array, mixed, object } from 'yup';
import { endpoint } from './endpoint';
import { saidText } from './fields';

/** The version of what this contract promises: the package's own. */
export const API_VERSION = '0.1.0';

const anything = () => mixed<Readonly<Record<string, unknown>>>().defined();

/** GET /api/openapi.json: this contract as an OpenAPI 3.1 document, for other programs. */
export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  summary: 'The API described in OpenAPI',
  answers: {
    200: object({
      openapi: saidText(),
      info: object({ title: saidText(), version: saidText(), description: saidText() }),
      servers: array()
        .of(object({ url: saidText() }))
        .defined(),
      tags: array()
        .of(object({ name: saidText() }))
        .defined(),
      paths: anything(),
      components: anything(),
    }),
  },
});
