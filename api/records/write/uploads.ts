import { fileHolders } from '#core/derive/files.ts'
import { isWireFile } from '#core/fields/upload.ts'
import type { WireFile, WireNode } from '#core/kind.ts'
import { runTogether } from '../../database/run-together.ts'
import type { WireObject } from '../../http/body.ts'
import type { PipelineContext } from '../context.ts'
import type { Values } from '../extension.ts'

/** A record as a write would leave it, and its building. */
export interface UploadDraft {
  readonly record: Values
  readonly buildingId: string | null
}

/**
 * Runs a write whose body may carry uploads. They are checked, re-encoded and stored before the write takes a
 * connection, and replaced by their ids in the body. `draft` checks everything else first; if the write fails, they are
 * removed.
 */
export async function withStoredUploads<T>(
  operation: PipelineContext,
  body: WireObject,
  draft: () => Promise<readonly UploadDraft[]>,
  work: (body: WireObject) => Promise<T>,
): Promise<T> {
  if (!holdsUpload(body)) return work(body)
  const { pipeline, caller } = operation
  if (pipeline.tx !== undefined) throw new Error('uploads are stored before a transaction begins')
  const ids = new Map<WireFile, string>()
  try {
    for (const one of await draft()) await storeUploads(operation, one, ids)
    return await work(replaceUploads(body, ids))
  } catch (error) {
    await pipeline.files.removeUnheld(caller, [...ids.values()])
    throw error
  }
}

/** True for a body, or a part of one, that carries files. */
export const holdsUpload = (node: WireNode): boolean =>
  typeof node === 'object' && node !== null && (isWireFile(node) || Object.values(node).some(holdsUpload))

/** Files of one body that are inspected in parallel: no more, so that they do not fill a line in which others wait. */
const atOnce = 2

/** When this ends, no file is still being stored, even if one of them was refused. */
async function storeUploads(
  { plan, pipeline, caller }: PipelineContext,
  { record, buildingId }: UploadDraft,
  ids: Map<WireFile, string>,
): Promise<void> {
  const waiting = plan.fileColumns.flatMap(({ name, field }) =>
    fileHolders(field).flatMap(({ limits, read }) =>
      read(record[name])
        .filter(isWireFile)
        .map((file) => ({ file, limits: { ...limits, ...(buildingId === null ? {} : { buildingId }) } })),
    ),
  )
  const storeOneByOne = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      ids.set(next.file, (await pipeline.files.saveUpload(caller, next.file, next.limits)).public_id)
  }
  const endOnFailure = (error: unknown) => {
    waiting.length = 0
    throw error
  }
  await runTogether(Array.from({ length: atOnce }, () => storeOneByOne().catch(endOnFailure)))
}

function replaceUploads(body: WireObject, ids: ReadonlyMap<WireFile, string>): WireObject {
  const replace = (node: WireNode): WireNode => {
    if (typeof node !== 'object' || node === null) return node
    if (isWireFile(node)) return ids.get(node) ?? node
    if (Array.isArray(node)) return node.map(replace)
    return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, replace(value)]))
  }
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, replace(value)]))
}
