import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { uploadSizeMb } from '#core/limits.ts'
import { accepts, maxBytes, sizeLimit, type UploadOptions } from '#core/fields/upload.ts'
import { searchText } from '#core/derive/fields.ts'
import type { WireFile } from '#core/kind.ts'
import { file as fileEntity } from '#entities/account/file.ts'
import type { Caller } from '../context.ts'
import type { Db, Queryable } from '../database/pool.ts'
import { apiError, notFound } from '../http/error.ts'
import { uploadOf } from '../http/upload.ts'
import { inspect } from './inspect.ts'
import type { FieldReading } from '../records/field-reading.ts'
import { safeName } from './names.ts'
import { checkQuota, defaultQuotas, requireQuota, requireRoom, type Quotas } from './quota.ts'
import type { FileStore } from './store.ts'

export interface FileRow {
  readonly id: string
  /** The UUID that records hold and that content is asked for by. */
  readonly public_id: string
  readonly name: string
  readonly mime_type: string
  readonly size: number
  readonly width: number | null
  readonly height: number | null
  readonly building_id: string | null
  readonly owner_entity: string | null
  readonly owner_id: string | null
  readonly owner_field: string | null
  readonly created_by: string | null
}

export interface OpenedFile {
  readonly row: FileRow
  readonly stream: Readable
  readonly size: number
  /** The field that holds it; undefined for an upload that nothing holds yet. */
  readonly held?: FieldReading
}

export interface FilesOptions {
  readonly db: Db
  readonly store: FileStore
  /** What the field that holds a file shows the caller: the pipeline's own answer. */
  readonly readField: (ask: HeldAsk) => Promise<FieldReading | undefined>
  readonly quotas?: Quotas
}

/** The field of a record that holds a file. */
export interface HeldAsk {
  readonly caller: Caller
  readonly entity: string
  readonly id: string
  readonly field: string
}

export interface Files {
  /** Checks, redraws and keeps an upload that belongs to nothing yet. */
  saveUpload(
    caller: Caller,
    file: WireFile,
    limits?: UploadOptions & { buildingId?: string },
  ): Promise<FileRow>
  /** Removes those of the caller's uploads that no record holds: the write that brought them failed. */
  removeUnheld(caller: Caller, publicIds: readonly string[]): Promise<void>
  /** 404 unless the caller may read the field that holds it, or has uploaded it themselves and nothing has held it yet. */
  open(caller: Caller, publicId: string): Promise<OpenedFile>
  /** 413 `storage_quota_exceeded` where a building holds more than it may. */
  requireRoom(tx: Queryable, buildingId: string): Promise<void>
  /** Counts a view or a download. */
  count(id: string, what: 'views' | 'downloads'): Promise<void>
  /** Removes what nothing has held for a day, and what was removed for good. */
  clean(): Promise<number>
}

export function createFiles({ db, store, readField, quotas = defaultQuotas }: FilesOptions): Files {
  return {
    async saveUpload(caller, file, limits = {}) {
      const { bytes } = uploadOf(file)
      if (bytes.length > maxBytes(limits))
        throw apiError(413, 'file_limit_exceeded', [], { limits: sizeLimit(limits) })
      const upload = { accountId: caller.principal.accountId, buildingId: limits.buildingId ?? null }
      // If there is no room at all, pictures are not re-encoded first.
      await checkQuota(db, quotas, { ...upload, bytes: 0 })
      const inspected = await inspect(bytes, file.filename)
      if (!accepts(limits, inspected.type)) throw apiError(415, 'file_type_not_allowed')
      const key = await store.put(inspected.bytes)
      try {
        return await db.transaction(async (tx) => {
          await requireQuota(tx, quotas, { ...upload, bytes: inspected.bytes.length })
          return insertFile(tx, { caller, file, inspected, key, buildingId: upload.buildingId })
        })
      } catch (error) {
        await store.remove(key)
        throw error
      }
    },
    async removeUnheld({ principal }, publicIds) {
      if (publicIds.length === 0) return
      const rows = await db.query<{ storage_key: string }>(takeUnheld, [publicIds, principal.accountId])
      for (const row of rows) await store.remove(row.storage_key)
    },
    async open(caller, publicId) {
      const row = await fileRow(db, publicId)
      if (row === undefined) throw notFound()
      const held = await holderOf(caller, row)
      const content = await store.open(row.storage_key)
      if (content === undefined) throw notFound()
      return { row, ...content, ...(held === undefined ? {} : { held }) }
    },
    requireRoom: (tx, buildingId) => requireRoom(tx, quotas, buildingId),
    async count(id, what) {
      await db.execute(`update file set ${what} = ${what} + 1 where id = $1`, [id])
    },
    async clean() {
      const rows = await db.query<{ storage_key: string }>(takeStale)
      for (const row of rows) await store.remove(row.storage_key)
      await store.tidy()
      return rows.length
    },
  }

  /** Undefined: the caller's own upload. 404 for everyone whom the holding field does not show this very file. */
  async function holderOf(caller: Caller, row: FileRow): Promise<FieldReading | undefined> {
    const { owner_entity: entity, owner_id: id, owner_field: field } = row
    if (entity === null) {
      if (row.created_by === caller.principal.accountId) return undefined
      throw notFound()
    }
    if (id === null || field === null) throw notFound()
    const held = await readField({ caller, entity, id, field })
    if (held === undefined || ![held.value].flat().includes(row.public_id)) throw notFound()
    return held
  }
}

interface NewFile {
  readonly caller: Caller
  readonly file: WireFile
  readonly inspected: Awaited<ReturnType<typeof inspect>>
  readonly key: string
  readonly buildingId: string | null
}

const columns =
  'id, name, mime_type, size::int as size, width::int as width, height::int as height, building_id, owner_entity, owner_id, owner_field, created_by'

async function insertFile(
  tx: Queryable,
  { caller, file, inspected, key, buildingId }: NewFile,
): Promise<FileRow> {
  const { bytes, type, extension, width, height } = inspected
  const name = safeName(file.filename, extension)
  const [row] = await tx.query<Omit<FileRow, 'public_id'>>(
    `insert into file (building_id, organisation_id, name, search_text, mime_type, size, width, height, views, downloads, sha256, created_by, updated_by)
     values ($1, $2, $3, $10, $4, $5, $6, $7, 0, 0, $8, $9, $9) returning ${columns}`,
    [
      buildingId,
      caller.principal.organisationId,
      name,
      type,
      bytes.length,
      width ?? null,
      height ?? null,
      createHash('sha256').update(bytes).digest('hex'),
      caller.principal.accountId,
      searchText(fileEntity, { name }),
    ],
  )
  if (row === undefined) throw new Error('the file was not written')
  const [content] = await tx.query<{ public_id: string }>(
    'insert into file_content (file_id, storage_key) values ($1, $2) returning public_id',
    [row.id, key],
  )
  if (content === undefined) throw new Error('the place of the file was not written')
  return { ...row, ...content }
}

async function fileRow(
  db: Queryable,
  publicId: string,
): Promise<(FileRow & { storage_key: string }) | undefined> {
  const [row] = await db.query<FileRow & { storage_key: string }>(
    `select ${columns}, public_id, storage_key from file join file_content on file_content.file_id = file.id
     where public_id = $1::uuid and deleted_at is null`,
    [publicId],
  )
  return row
}

const takeUnheld = `
with unheld as (
  delete from file f using file_content c where c.file_id = f.id and c.public_id = any($1::uuid[])
    and f.owner_entity is null and f.created_by = $2::bigint returning f.id)
delete from file_content where file_id in (select id from unheld) returning storage_key`

/** Never attached, let go of, or in the trash for longer than it is kept there. */
const takeStale = `
with stale as (
  delete from file f using file_content c where c.file_id = f.id
    and ((f.owner_entity is null and f.created_at < now() - interval '24 hours')
      or c.released_at < now() - interval '24 hours' or f.deleted_at < now() - interval '30 days')
  returning f.id)
delete from file_content where file_id in (select id from stale)
  or not exists (select 1 from file where file.id = file_content.file_id)
returning storage_key`

/** Bytes that an upload's body may have: the file and its form around it. */
export const uploadBodyBytes = (uploadSizeMb + 1) * 1024 * 1024
