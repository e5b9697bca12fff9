import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { uploadSizeMb } from '#core/constants.ts'
import { accepts, maxBytes, sizeLimit, type UploadOptions } from '#core/fields/upload.ts'
import { searchText } from '#core/derive/fields.ts'
import type { WireFile } from '#core/kind.ts'
import { file as fileEntity } from '#entities/account/file.ts'
import type { Caller } from '../context.ts'
import type { Db, Queryable } from '../database/pool.ts'
import { apiError, notFound } from '../http/error.ts'
import { uploadOf } from '../http/upload.ts'
import { inspect } from './inspect.ts'
import { safeName } from './names.ts'
import type { FileStore } from './store.ts'

export interface FileRow {
  readonly id: string
  readonly name: string
  readonly mime_type: string
  readonly size: number
  readonly width: number | null
  readonly height: number | null
  readonly building_id: string | null
  readonly owner_entity: string | null
  readonly owner_id: string | null
  readonly created_by: string | null
}

export interface FilesOptions {
  readonly db: Db
  readonly store: FileStore
  /** Whether the caller may read that record: the pipeline's own answer. */
  readonly canRead: (caller: Caller, entity: string, id: string) => Promise<boolean>
}

export interface Files {
  /** Checks, redraws and keeps an upload that belongs to nothing yet. */
  saveUpload(
    caller: Caller,
    file: WireFile,
    limits?: UploadOptions & { buildingId?: string },
  ): Promise<FileRow>
  /** Removes those of the caller's uploads that no record holds: the write that brought them failed. */
  removeUnheld(caller: Caller, ids: readonly string[]): Promise<void>
  /** 404 unless the caller may see the record that holds it, or has uploaded it himself and it is held by none. */
  open(caller: Caller, id: string): Promise<{ row: FileRow; stream: Readable; size: number }>
  /** Counts a view or a download. */
  count(id: string, what: 'views' | 'downloads'): Promise<void>
  /** Removes what nothing has held for a day, and what was removed for good. */
  clean(): Promise<number>
}

export function createFiles({ db, store, canRead }: FilesOptions): Files {
  return {
    async saveUpload(caller, file, limits = {}) {
      const { bytes } = uploadOf(file)
      if (bytes.length > maxBytes(limits))
        throw apiError(413, 'file_limit_exceeded', [], { limits: sizeLimit(limits) })
      const inspected = await inspect(bytes, file.filename)
      if (!accepts(limits, inspected.type)) throw apiError(415, 'file_type_not_allowed')
      const key = await store.put(inspected.bytes)
      try {
        return await db.transaction((tx) =>
          insertFile(tx, { caller, file, inspected, key, buildingId: limits.buildingId ?? null }),
        )
      } catch (error) {
        await store.remove(key)
        throw error
      }
    },
    async removeUnheld({ principal }, ids) {
      if (ids.length === 0) return
      const rows = await db.query<{ storage_key: string }>(takeUnheld, [ids, principal.accountId])
      for (const row of rows) await store.remove(row.storage_key)
    },
    async open(caller, id) {
      const row = await fileRow(db, id)
      if (row === undefined || !(await maySee(caller, row))) throw notFound()
      const content = await store.open(row.storage_key)
      if (content === undefined) throw notFound()
      return { row, ...content }
    },
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

  async function maySee({ principal, ...rest }: Caller, row: FileRow): Promise<boolean> {
    if (row.owner_entity === null || row.owner_id === null) return row.created_by === principal.accountId
    return canRead({ principal, ...rest }, row.owner_entity, row.owner_id)
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
  'id, name, mime_type, size::int as size, width::int as width, height::int as height, building_id, owner_entity, owner_id, created_by'

async function insertFile(
  tx: Queryable,
  { caller, file, inspected, key, buildingId }: NewFile,
): Promise<FileRow> {
  const { bytes, type, extension, width, height } = inspected
  const name = safeName(file.filename, extension)
  const [row] = await tx.query<FileRow>(
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
  await tx.execute('insert into file_content (file_id, storage_key) values ($1, $2)', [row.id, key])
  return row
}

async function fileRow(db: Queryable, id: string): Promise<(FileRow & { storage_key: string }) | undefined> {
  const [row] = await db.query<FileRow & { storage_key: string }>(
    `select ${columns}, storage_key from file join file_content on file_content.file_id = file.id where id = $1 and deleted_at is null`,
    [id],
  )
  return row
}

const takeUnheld = `
with unheld as (
  delete from file where id = any($1::bigint[]) and owner_entity is null and created_by = $2::bigint returning id)
delete from file_content where file_id in (select id from unheld) returning storage_key`

/** Never attached, let go of, or in the trash for longer than it is kept there. */
const takeStale = `
with stale as (
  delete from file where (owner_entity is null and updated_at < now() - interval '24 hours')
    or deleted_at < now() - interval '30 days'
  returning id)
delete from file_content where file_id in (select id from stale)
  or not exists (select 1 from file where file.id = file_content.file_id)
returning storage_key`

/** Bytes that an upload's body may have: the file and its form around it. */
export const uploadBodyBytes = (uploadSizeMb + 1) * 1024 * 1024
