import { boolean, type InferType, object } from 'yup';
import { endpoint } from './endpoint.ts';
import { dataOf, id, idParams, listOf, outText, whole } from './fields.ts';

export const notification = object({
  id: id(),
  title: outText(),
  message: outText(),
  is_read: boolean().defined(),
});
export type Notification = InferType<typeof notification>;

/** Ten at a time (specification 000, section 9). */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications/super-admin',
  access: ['super_admin'],
  summary: "The operator's unread notifications",
  query: object({ limit: whole('Limit', 1, 100).default(10) }),
  responses: { 200: listOf(notification) },
});

export const readNotification = endpoint({
  method: 'POST',
  path: '/api/notifications/super-admin/{id}/read',
  access: ['super_admin'],
  summary: 'Mark a notification as read',
  params: idParams,
  responses: { 200: dataOf(notification) },
});
