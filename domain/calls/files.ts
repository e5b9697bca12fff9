import { z } from 'zod'
import { defineCall, manage } from './call.ts'
import { file, sentId, wire } from './values.ts'

const { id, bytes, count, moment } = wire
const fileId = z.uuid()

/** A record takes the file by its id within a day; later it is removed. */
export const uploadFile = defineCall({
  id: 'uploadFile',
  method: 'POST',
  path: manage('storage/media'),
  permission: 'auth',
  summary: 'Upload one file; a record takes it by its id (a UUID) within a day',
  tag: 'files',
  status: 201,
  body: z.strictObject({ file, building_id: sentId.optional() }),
  reply: z.strictObject({
    data: z.strictObject({
      id: fileId,
      name: z.string(),
      mime_type: z.string(),
      size: bytes,
      /** Pixels of a picture; null for other files. */
      width: count.nullable(),
      height: count.nullable(),
      url: z.string(),
    }),
  }),
  errors: {
    413: ['file_limit_exceeded', 'storage_quota_exceeded'],
    415: ['file_type_not_allowed'],
    422: ['required', 'invalid_reference', 'upload_failed'],
    429: ['too_many_requests'],
  },
})

export const downloadFile = defineCall({
  id: 'downloadFile',
  method: 'GET',
  path: manage('storage/media/{id}'),
  permission: 'auth',
  summary: 'A file’s content, for callers who may read the field that holds it',
  tag: 'files',
  /** `download=1`: a picture, too, comes as an attachment. */
  params: z.object({ download: z.string().optional() }),
  reply: 'file',
  errors: { 403: ['file_infected'] },
})

const sum = { bytes, files: count }

/** Sums of all files, names of those that the caller may see. */
export const readFileUsage = defineCall({
  id: 'readFileUsage',
  method: 'GET',
  path: manage('files/usage'),
  permission: { code: 'manage_file', flag: 'read' },
  summary: 'A building’s storage use, and what uses it',
  tag: 'file',
  params: z.strictObject({
    building_id: z.string({ error: 'required' }).min(1, { error: 'required' }),
  }),
  reply: z.strictObject({
    data: z.strictObject({
      limit: z.strictObject(sum),
      /** All that lies in the building, the trash and what waits to be removed included. */
      used: z.strictObject(sum),
      /** By what holds them, of the files that the caller may see; null: their own uploads that nothing holds yet. */
      by_entity: z.array(z.strictObject({ ...sum, entity: z.string().nullable() })),
      /** By who uploaded them, of the files that the caller may see; null: the account is gone. */
      by_account: z.array(z.strictObject({ ...sum, account_id: id.nullable(), name: z.string().nullable() })),
      /** The largest that the caller may see. */
      largest: z.array(
        z.strictObject({
          id,
          name: z.string(),
          size: bytes,
          owner_entity: z.string().nullable(),
          owner_id: id.nullable(),
          owner_field: z.string().nullable(),
          created_at: moment,
        }),
      ),
      /** Files that the caller may not see. */
      others: z.strictObject(sum),
    }),
  }),
  errors: { 422: ['required', 'unknown_field'] },
})
