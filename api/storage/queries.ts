import { columns } from '#api/sql/column.ts'
import { command, query, type RowOf } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { file } from '#entities/account/file.ts'

const told = {
  ...columns(file, ['id', 'name', 'mime_type', 'owner_entity', 'owner_id', 'owner_field', 'created_by']),
  building_id: 'bigint | null',
  size: 'integer',
  width: 'integer | null',
  height: 'integer | null',
} as const satisfies Slots
const toldColumns = `id, name, mime_type, size::int as size, width::int as width, height::int as height, building_id,
    owner_entity, owner_id, owner_field, created_by`

export const insertFile = query({
  row: told,
  takes: {
    buildingId: 'bigint | null',
    organisationId: 'bigint',
    name: 'text',
    words: 'text',
    type: 'text',
    size: 'integer',
    width: 'integer | null',
    height: 'integer | null',
    sha256: 'text',
    by: 'bigint',
  },
  sql: ({ buildingId, organisationId, name, words, type, size, width, height, sha256, by }) =>
    `insert into file (building_id, organisation_id, name, search_text, mime_type, size, width, height, views,
        downloads, sha256, created_by, updated_by)
      values (${buildingId}, ${organisationId}, ${name}, ${words}, ${type}, ${size}, ${width}, ${height}, 0, 0,
        ${sha256}, ${by}, ${by})
      returning ${toldColumns}`,
})

/** Stores where a file's bytes are; returns the UUID that records hold and by which content is requested. */
export const insertContent = query({
  row: { public_id: 'uuid' },
  takes: { id: 'bigint', key: 'text', isScanned: 'boolean' },
  sql: ({ id, key, isScanned }) =>
    `insert into file_content (file_id, storage_key, scanned_at)
      values (${id}, ${key}, case when ${isScanned} then now() end) returning public_id`,
})

export type FileRow = RowOf<typeof insertFile> & RowOf<typeof insertContent>

/** What opening a file asks of it. */
const scanState = {
  storage_key: 'text',
  is_scanned: 'boolean',
  infection: 'text | null',
} as const satisfies Slots
const scanColumns = 'storage_key, scanned_at is not null as is_scanned, infection'

/** Writes what the scanner said of the bytes under a key. */
export const keepVerdict = command({
  takes: { key: 'text', infection: 'text | null' },
  sql: ({ key, infection }) =>
    `update file_content set scanned_at = now(), infection = ${infection} where storage_key = ${key}`,
})

export const fileById = query({
  row: { ...told, ...scanState, public_id: 'uuid' },
  takes: { publicId: 'uuid' },
  sql: ({ publicId }) =>
    `select ${toldColumns}, public_id, ${scanColumns} from file join file_content on file_content.file_id = file.id
      where public_id = ${publicId} and deleted_at is null`,
})

/** Where the pictures are that a record holds in any of its fields. */
export const picturesOf = query({
  row: { ...scanState, public_id: 'uuid', mime_type: 'text' },
  takes: { entity: 'text', id: 'text', ids: 'uuid[]' },
  sql: ({ entity, id, ids }) =>
    `select c.public_id, ${scanColumns}, f.mime_type from file_content c join file f on f.id = c.file_id
      where c.public_id = any(${ids}) and c.released_at is null and f.deleted_at is null
        and f.owner_entity = ${entity} and f.owner_id = ${id} and f.mime_type like 'image/%'`,
})

/** Counts a view or a download. */
export const addCount = command({
  takes: { id: 'bigint' },
  over: { views: 'views', downloads: 'downloads' },
  sql: ({ id }, what) => `update file set ${what} = ${what} + 1 where id = ${id}`,
})

const storageKey = { storage_key: 'text' } as const satisfies Slots

/** Takes uploads of an account that nothing holds, and returns where their bytes are. */
export const takeUnheld = query({
  row: storageKey,
  takes: { ids: 'uuid[]', accountId: 'bigint' },
  sql: ({ ids, accountId }) =>
    `with unheld as (
        delete from file f using file_content c where c.file_id = f.id and c.public_id = any(${ids})
          and f.owner_entity is null and f.created_by = ${accountId} returning f.id)
      delete from file_content where file_id in (select id from unheld) returning storage_key`,
})

/** Takes files that were never attached, were released, or have been in the trash for longer than it keeps them. */
export const takeStale = query({
  row: storageKey,
  takes: {},
  sql: () =>
    `with stale as (
        delete from file f using file_content c where c.file_id = f.id
          and ((f.owner_entity is null and f.created_at < now() - interval '24 hours')
            or c.released_at < now() - interval '24 hours' or f.deleted_at < now() - interval '30 days')
        returning f.id)
      delete from file_content where file_id in (select id from stale)
        or not exists (select from file where file.id = file_content.file_id)
      returning storage_key`,
})
