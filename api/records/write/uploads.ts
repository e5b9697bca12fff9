import { fileHolders } from '#core/derive/files.ts'
import { isWireFile } from '#core/fields/upload.ts'
import type { WireFile, WireNode } from '#core/kind.ts'
import { runTogether } from '../../database/run-together.ts'
import type { WireObject } from '../../http/body.ts'
import type { PipelineContext } from '../context.ts'
import type { EntityPlan } from '../plan.ts'
import type { Draft } from './write.ts'

/** What the checks of a body with uploads have found, by the body that has their ids in their place. */
const checkedDrafts = new WeakMap<WireObject, readonly Draft[]>()

/** The drafts of a body whose uploads have just been stored: it is not checked a second time. */
export function takeDrafts(body: WireObject): readonly Draft[] | undefined {
  const drafts = checkedDrafts.get(body)
  checkedDrafts.delete(body)
  return drafts
}

/**
 * Runs a write whose body may carry uploads. They are checked, re-encoded and stored before the write takes a
 * connection, and replaced by their ids in the body and in what `draft` has found, which checks everything else first.
 * If the write fails, they are removed.
 */
export async function withStoredUploads<T>(
  operation: PipelineContext,
  body: WireObject,
  draft: () => Promise<readonly Draft[]>,
  work: (body: WireObject) => Promise<T>,
): Promise<T> {
  if (!holdsUpload(body)) return work(body)
  const { pipeline, caller } = operation
  if (pipeline.tx !== undefined) throw new Error('uploads are stored before a transaction begins')
  const ids = new Map<WireFile, string>()
  try {
    const drafts = await draft()
    for (const one of drafts) await storeUploads(operation, one, ids)
    const stored = replaceUploads(body, ids)
    checkedDrafts.set(
      stored,
      drafts.map((one) => withIds(operation.plan, one, ids)),
    )
    return await work(stored)
  } catch (error) {
    await pipeline.files.removeUnheld(caller, [...ids.values()])
    throw error
  }
}

/** Whether there is a file anywhere in it. */
export const holdsUpload = (node: WireNode): boolean =>
  typeof node === 'object' && node !== null && (isWireFile(node) || Object.values(node).some(holdsUpload))

/** Files of one body that are inspected in parallel: no more, so that they do not fill a line in which others wait. */
const atOnce = 2

/** When this ends, no file is still being stored, even if one of them was refused. */
async function storeUploads(
  { plan, pipeline, caller }: PipelineContext,
  { record, buildingId }: Draft,
  ids: Map<WireFile, string>,
): Promise<void> {
  const waiting = plan.fileColumns.flatMap(({ name, field }) =>
    fileHolders(field).flatMap(({ limits, read }) =>
      read(record[name])
        .filter(isWireFile)
        .map((file) => ({
          file,
          limits: { ...limits, field: name, ...(buildingId === null ? {} : { buildingId }) },
        })),
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

type Ids = ReadonlyMap<WireFile, string>

const replaceUploads = (body: WireObject, ids: Ids): WireObject =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, replaceIn(value, ids)]))

function replaceIn(node: WireNode, ids: Ids): WireNode {
  if (typeof node !== 'object' || node === null) return node
  if (isWireFile(node)) return ids.get(node) ?? node
  if (Array.isArray(node)) return node.map((one: WireNode) => replaceIn(one, ids))
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, replaceIn(value, ids)]))
}

function withIds({ fileColumns }: EntityPlan, draft: Draft, ids: Ids): Draft {
  const held = fileColumns
    .filter(({ name }) => draft.record[name] !== undefined)
    .map(({ name }) => [name, replaceIn(draft.record[name] as WireNode, ids)])
  return { ...draft, record: { ...draft.record, ...Object.fromEntries(held) } }
}
