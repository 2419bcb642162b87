import { createOperator, listOperators as listOperatorsEndpoint, updateOperator } from '#contract/operators.ts';
import { type Api, serve } from '../http/serve.ts';
import { addOperator, changeStatus, listOperators, refuseTakenEmail } from './queries.ts';

/** Routes for the platform's operators, who add and suspend each other. */
export const operatorRoutes = (api: Api): void => {
  serve(api, listOperatorsEndpoint, async ({ db }) => ({ data: await db.asOperator(listOperators) }));
  serve(api, createOperator, async ({ body, session, request, db }) => {
    await refuseTakenEmail(db, body.email);
    return { data: await addOperator(db, body, { session, address: request.ip }) };
  });
  serve(api, updateOperator, async ({ params: { id }, body: { status }, session, request, db }) => ({
    data: await changeStatus(db, id, status, { session, address: request.ip }),
  }));
};
