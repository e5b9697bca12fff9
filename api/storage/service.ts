import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { uploadSizeMb } from '#core/limits.ts'
import { accepts, maxBytes, sizeLimit, type UploadOptions } from '#core/fields/upload.ts'
import { searchText } from '#core/derive/fields.ts'
import type { WireFile } from '#core/kind.ts'
import { file as fileEntity } from '#entities/account/file.ts'
import type { Caller } from '../context.ts'
import type { Db, Queryable } from '../database/pool.ts'
import { ApiError, apiError, fileTooLarge, notFound } from '../http/error.ts'
import { uploadOf } from '../http/upload.ts'
import { createClearance, type ScanState } from './clearance.ts'
import { inspect } from './inspect.ts'
import type { Scanner } from './scanner.ts'
import type { FieldReading } from '../records/read/field-reading.ts'
import { safeName } from './names.ts'
import { checkQuota, defaultQuotas, requireQuota, requireRoom, type Quotas } from './quota.ts'
import {
  addCount,
  fileById,
  insertContent,
  insertFile,
  picturesOf,
  takeStale,
  takeUnheld,
  type FileRow,
} from './queries.ts'
import { shrinkForPrint } from './print-picture.ts'
import type { FileStore } from './store.ts'

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
  /** Reads the field that holds a file as the caller may see it: the pipeline's own answer. */
  readonly readField: (ask: HeldAsk) => Promise<FieldReading | undefined>
  readonly quotas?: Quotas
  /** Looks at files before they open; absent: nobody does. */
  readonly scanner?: Scanner | undefined
  /** Hears why the scanner gave no verdict. */
  readonly onError?: ((error: unknown) => void) | undefined
}

/** The field of a record that holds a file. */
export interface HeldAsk {
  readonly caller: Caller
  readonly entity: string
  readonly id: string
  readonly field: string
}

interface PictureOwner {
  readonly entity: string
  readonly id: string
}

interface OpenedPicture {
  readonly type: string
  readonly stream: Readable
  readonly size: number
}

export interface Files {
  /** Checks, re-encodes and stores an upload that belongs to nothing yet; 422 `file_infected`. */
  saveUpload(
    caller: Caller,
    file: WireFile,
    limits?: UploadOptions & {
      buildingId?: string
      /** The field that a refusal names. Default `file`. */
      field?: string
    },
  ): Promise<FileRow>
  /** Removes those of the caller's uploads that no record holds, because the write that brought them failed. */
  removeUnheld(caller: Caller, publicIds: readonly string[]): Promise<void>
  /**
   * 404 unless the caller may read the field that holds it, or has uploaded it themselves and nothing has held it yet; 403
   * `file_infected` and 503 `file_not_checked` by the scanner.
   */
  open(caller: Caller, publicId: string): Promise<OpenedFile>
  /**
   * Pictures of a record whose ids the caller has read in its fields, small enough for paper, by id; one that is lost is
   * left out, as is one that the scanner does not let pass.
   */
  printPictures(owner: PictureOwner, publicIds: readonly string[]): Promise<ReadonlyMap<string, Buffer>>
  /**
   * A picture that a record holds, where whoever asks may see it there; undefined if it is lost or none. Refused by the
   * scanner as a file is.
   */
  openPicture(owner: PictureOwner, publicId: string): Promise<OpenedPicture | undefined>
  /** 413 `storage_quota_exceeded` if a building stores more than it may. */
  requireRoom(tx: Queryable, buildingId: string): Promise<void>
  /** Counts a view or a download. */
  count(id: string, what: 'views' | 'downloads'): Promise<void>
  /** Removes files that nothing has held for a day, and those that were removed for good. */
  clean(): Promise<number>
}

export function createFiles({
  db,
  store,
  readField,
  quotas = defaultQuotas,
  ...looking
}: FilesOptions): Files {
  const clearance = createClearance({ db, store, ...looking })
  return {
    async saveUpload(caller, file, limits = {}) {
      const { bytes } = uploadOf(file)
      if (bytes.length > maxBytes(limits))
        throw fileTooLarge(limits.field ?? 'file', sizeLimit(limits).maxSizeMb)
      const upload = { accountId: caller.principal.accountId, buildingId: limits.buildingId ?? null }
      // If there is no room at all, pictures are not re-encoded first.
      await checkQuota(db, quotas, { ...upload, bytes: 0 })
      const inspected = await inspect(bytes, file.filename, upload.accountId)
      if (!accepts(limits, inspected.type)) throw apiError(415, 'file_type_not_allowed')
      const verdict = await clearance.judge(inspected.bytes)
      if (verdict?.infection !== undefined)
        throw apiError(422, 'file_infected', [{ field: limits.field ?? 'file', code: 'file_infected' }])
      const key = await store.put(inspected.bytes)
      try {
        return await db.transaction(async (tx) => {
          await requireQuota(tx, quotas, { ...upload, bytes: inspected.bytes.length })
          const isScanned = verdict !== undefined
          return writeFile(tx, { caller, file, inspected, key, isScanned, buildingId: upload.buildingId })
        })
      } catch (error) {
        await store.remove(key)
        throw error
      }
    },
    async removeUnheld({ principal }, publicIds) {
      if (publicIds.length === 0) return
      const rows = await takeUnheld(db, { ids: publicIds, accountId: principal.accountId })
      for (const row of rows) await store.remove(row.storage_key)
    },
    async open(caller, publicId) {
      const [row] = await fileById(db, { publicId })
      if (row === undefined) throw notFound()
      const held = await holderOf(caller, row)
      await clearance.require(row)
      const content = await store.open(row.storage_key)
      if (content === undefined) throw notFound()
      return { row, ...content, ...(held === undefined ? {} : { held }) }
    },
    async printPictures({ entity, id }, publicIds) {
      const rows = publicIds.length === 0 ? [] : await picturesOf(db, { entity, id, ids: publicIds })
      const pictures = new Map<string, Buffer>()
      for (const row of rows) {
        if (!(await passes(row))) continue
        const content = await store.open(row.storage_key)
        if (content !== undefined) pictures.set(row.public_id, await shrinkForPrint(content.stream))
      }
      return pictures
    },
    async openPicture({ entity, id }, publicId) {
      const [row] = await picturesOf(db, { entity, id, ids: [publicId] })
      if (row !== undefined) await clearance.require(row)
      const content = row === undefined ? undefined : await store.open(row.storage_key)
      return row === undefined || content === undefined ? undefined : { ...content, type: row.mime_type }
    },
    requireRoom: (tx, buildingId) => requireRoom(tx, quotas, buildingId),
    async count(id, what) {
      await addCount(db, { id }, what)
    },
    async clean() {
      const rows = await takeStale(db, {})
      for (const row of rows) await store.remove(row.storage_key)
      await store.tidy()
      return rows.length
    },
  }

  /** Whether paper may show it. */
  async function passes(row: ScanState): Promise<boolean> {
    try {
      await clearance.require(row)
      return true
    } catch (error) {
      if (error instanceof ApiError) return false
      throw error
    }
  }

  /**
   * Undefined: the caller's own upload. 404 for everyone who does not see this very file in the field that holds it.
   */
  async function holderOf(caller: Caller, row: FileRow): Promise<FieldReading | undefined> {
    const { owner_entity: entity, owner_id: id, owner_field: field } = row
    if (entity === null) {
      if (row.created_by === caller.principal.accountId) return undefined
      throw notFound()
    }
    if (id === null || field === null) throw notFound()
    const held = await readField({ caller, entity, id, field })
    if (held === undefined || !held.files.includes(row.public_id)) throw notFound()
    return held
  }
}

interface NewFile {
  readonly caller: Caller
  readonly file: WireFile
  readonly inspected: Awaited<ReturnType<typeof inspect>>
  readonly key: string
  readonly isScanned: boolean
  readonly buildingId: string | null
}

async function writeFile(
  tx: Queryable,
  { caller, file, inspected, key, isScanned, buildingId }: NewFile,
): Promise<FileRow> {
  const { bytes, type, extension, width, height } = inspected
  const name = safeName(file.filename, extension)
  const [row] = await insertFile(tx, {
    buildingId,
    organisationId: caller.principal.organisationId,
    name,
    words: searchText(fileEntity, { name }),
    type,
    size: bytes.length,
    width: width ?? null,
    height: height ?? null,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    by: caller.principal.accountId,
  })
  if (row === undefined) throw new Error('the file was not written')
  const [content] = await insertContent(tx, { id: row.id, key, isScanned })
  if (content === undefined) throw new Error('the place of the file was not written')
  return { ...row, ...content }
}

/** The most bytes of an upload's body: the file and its form around it. */
export const uploadBodyBytes = (uploadSizeMb + 1) * 1024 * 1024
