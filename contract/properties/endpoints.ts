import { boolean, mixed, object } from 'yup';
import { endpoint } from '../endpoint.ts';
import {
  choice,
  dataOf,
  id,
  idParams,
  idResponse,
  listed,
  listQuery,
  outNumber,
  outText,
  pageOf,
  requiredText,
} from '../fields.ts';
import { mediaCategories } from './choices.ts';
import { listingRow, propertyCreateBody, propertyDetail } from './schemas.ts';

export const listProperties = endpoint({
  method: 'GET',
  path: '/api/properties/listproperty',
  access: ['broker'],
  summary: "The broker's own properties",
  query: listQuery(['id', 'expected_price', 'city', 'title']),
  responses: { 200: pageOf(listingRow) },
});

export const getProperty = endpoint({
  method: 'GET',
  path: '/api/properties/getproperty/{id}',
  access: ['broker'],
  summary: 'One property with its media, features and lists',
  params: idParams,
  responses: { 200: dataOf(propertyDetail) },
});

export const createProperty = endpoint({
  method: 'POST',
  path: '/api/properties/createproperty/full',
  access: ['broker'],
  summary: 'Post a property',
  body: propertyCreateBody,
  repeatable: true,
  responses: { 201: idResponse },
});

export const addMedia = endpoint({
  method: 'POST',
  path: '/api/properties/{id}/media',
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

export const setPrimary = endpoint({
  method: 'POST',
  path: '/api/properties/setprimary/{propertyId}/{mediaId}',
  access: ['broker'],
  summary: 'Make a photo the default one',
  params: object({ propertyId: id(), mediaId: id() }),
  responses: { 200: dataOf(object({ id: outNumber(), is_primary: boolean().defined() })) },
});

/** The error of a video that is not on YouTube. */
export const NOT_A_VIDEO = 'Video must be a YouTube address or ID';

/** Takes a YouTube URL, ID or embed code. */
export const addVideo = endpoint({
  method: 'POST',
  path: '/api/properties/{id}/video',
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
