import { array, boolean, mixed, object } from 'yup';
import { del, get, patch, post } from '../endpoint.ts';
import {
  choice,
  dataOf,
  id,
  idParams,
  idResponse,
  listed,
  listQuery,
  noContent,
  outNumber,
  outText,
  pageOf,
  requiredText,
  whole,
} from '../fields.ts';
import { mediaCategories } from './choices.ts';
import { brokerSteps, propertyStatuses } from './life.ts';
import { propertyCreateBody, propertyDetail, propertyEvent, propertyPatchBody, propertyRow } from './schemas.ts';

export const listProperties = get('/api/properties/listproperty', {
  access: ['broker'],
  summary: "The broker's own properties; without `status` all but the archived ones",
  query: listQuery(['id', 'expected_price', 'city', 'title']).shape({ status: choice('Status', propertyStatuses) }),
  responses: { 200: pageOf(propertyRow) },
});

export const getProperty = get('/api/properties/getproperty/{id}', {
  access: ['broker'],
  summary: 'One property with its media, features and lists',
  params: idParams,
  responses: { 200: dataOf(propertyDetail) },
});

export const createProperty = post('/api/properties/createproperty/full', {
  access: ['broker'],
  summary: 'Post a property',
  body: propertyCreateBody,
  repeatable: true,
  responses: { 201: idResponse },
});

export const addMedia = post('/api/properties/{id}/media', {
  access: ['broker'],
  summary: 'Add a photo to a property',
  encoding: 'multipart',
  file: { name: 'file', required: true },
  params: idParams,
  body: object({
    media_type: choice('Media type', listed(['image'])).required('Media type is required'),
    category: choice('Category', mediaCategories).required('Category is required'),
  }),
  repeatable: true,
  responses: { 201: idResponse },
});

export const setPrimary = post('/api/properties/setprimary/{propertyId}/{mediaId}', {
  access: ['broker'],
  summary: 'Make a photo the default one',
  params: object({ propertyId: id(), mediaId: id() }),
  responses: { 200: dataOf(object({ id: outNumber(), is_primary: boolean().defined() })) },
});

/** The error of a video that is not on YouTube. */
export const NOT_A_VIDEO = 'Video must be a YouTube address or ID';

/** Takes a YouTube URL, ID or embed code. 409 for one video too many. */
export const addVideo = post('/api/properties/{id}/video', {
  access: ['broker'],
  summary: 'Attach a video to a property',
  params: idParams,
  body: object({
    url: requiredText('Video', 1_000),
    category: mixed<'video'>().oneOf(['video'], 'Category must be video').required('Category is required'),
  }),
  repeatable: true,
  responses: { 201: dataOf(object({ id: outNumber(), url: outText() })) },
});

/** Returns a 409 with the current property if `updated_at` is not the stored time. */
export const changeProperty = patch('/api/properties/{id}', {
  access: ['broker'],
  summary: 'Change a property',
  params: idParams,
  body: propertyPatchBody,
  responses: { 200: dataOf(propertyDetail) },
});

/** For a step that is not allowed, returns a 409 that names the allowed ones. */
export const changeStatus = patch('/api/properties/{id}/status', {
  access: ['broker'],
  summary: 'Pause, sell, archive, restore or publish a property',
  params: idParams,
  body: object({ status: choice('Status', brokerSteps).required('Status is required') }),
  responses: { 200: dataOf(propertyDetail) },
});

/** The timeline, newest first. */
export const listEvents = get('/api/properties/{id}/events', {
  access: ['broker'],
  summary: 'What happened to a property',
  params: idParams,
  query: object({
    page: whole('Page', 1, 100_000).default(1),
    limit: whole('Limit', 1, 100).default(20),
  }),
  responses: { 200: pageOf(propertyEvent) },
});

export const duplicateProperty = post('/api/properties/{id}/duplicate', {
  access: ['broker'],
  summary: 'Copy a property without its photos; the copy is paused',
  params: idParams,
  repeatable: true,
  responses: { 201: idResponse },
});

/** Takes exactly the property's current photos; otherwise 409. */
export const orderMedia = patch('/api/properties/{id}/media', {
  access: ['broker'],
  summary: 'Put the photos of a property in order',
  params: idParams,
  body: object({
    order: array()
      .typeError('Order must be a list')
      .of(id())
      .max(1_000, 'Order must have at most 1000 entries')
      .required('Order is required'),
  }),
  responses: { 200: dataOf(propertyDetail) },
});

const mediaParams = object({ id: id(), mediaId: id() });

export const changeMedia = patch('/api/properties/{id}/media/{mediaId}', {
  access: ['broker'],
  summary: 'Change the category of a photo',
  params: mediaParams,
  body: object({ category: choice('Category', mediaCategories).required('Category is required') }),
  responses: { 200: dataOf(propertyDetail) },
});

export const deleteMedia = del('/api/properties/{id}/media/{mediaId}', {
  access: ['broker'],
  summary: 'Delete a photo',
  params: mediaParams,
  responses: { 204: noContent() },
});

export const deleteVideo = del('/api/properties/{id}/videos/{videoId}', {
  access: ['broker'],
  summary: 'Remove a video from a property',
  params: object({ id: id(), videoId: id() }),
  responses: { 204: noContent() },
});
