import { array, mixed, object } from 'yup';
import { get } from './endpoint.ts';
import { outText } from './fields.ts';

/** The version of this contract: the package's version. */
export const API_VERSION = '0.1.0';

const anything = () => mixed<Readonly<Record<string, unknown>>>().defined();

/** This contract as an OpenAPI 3.1 document. */
export const getOpenApi = get('/api/openapi.json', {
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
