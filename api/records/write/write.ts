import type { Tx } from '#api/database/pool.ts'
import type { WireObject } from '../../http/body.ts'
import { moveFiles } from './attach-files.ts'
import type { PipelineContext } from '../context.ts'
import { hooksFor, type StoredRecord, type Values } from '../extension.ts'
import {
  checkCustomValues,
  hashSecrets,
  hookContext,
  noteListeners,
  publish,
  runAfterHooks,
  runBeforeHooks,
  rulesToTell,
  StaleRecord,
  tellAccounts,
  writeLinkRows,
  writeRowAndLog,
} from './write-steps.ts'
import { numberCodes, unnumbered } from './number-codes.ts'
import { runUnitOfWork } from './unit-of-work.ts'
import { takeDrafts, withStoredUploads } from './uploads.ts'

// Every write of a record goes this way, whatever is done to it:
//
//   1 check rights   may the caller do this at all, in which building, to this record
//   2 check values   decoded, each by itself, then the rules between them
//   3 store uploads  files of the body, before a connection is taken; their ids take their place in what was checked
//   in one transaction, several new records after the extension's `createMany`:
//   4 before         what defines the values elsewhere; the extension's `change` and its own hook; codes numbered; secrets hashed
//   5 write row      with its references looked at
//   6 write log      one line, in the same statement as the row
//   7 write links    rows of the tables between two entities; files follow the field that names them
//   8 after          the extension's hooks, `change` first
//   9 tell         the accounts that are to hear of it (`notifies`)
//   after the commit:
//  10 publish        live events (to the buildings noted before 4 and after 8), forgotten counts

/** The result of the checks: the record to be written. */
export interface Draft {
  /** `create`, `update`, `delete`, `restore`, or the name of a transition or an action. */
  readonly action: string
  /** Its building; null for a record of the organisation. */
  readonly buildingId: string | null
  /** The record before the change; null for a new one. */
  readonly before: StoredRecord | null
  /** The whole record to be written. */
  readonly record: Values
  /** The fields that are written. */
  readonly names: readonly string[]
  /** What the dialog of an action gave that is no transition, or that of a deletion. */
  readonly input?: Values
}

/** A draft on its way through the steps; each step passes on what it has added. */
export interface Write extends Draft {
  readonly operation: PipelineContext
  readonly tx: Tx
  /** The values as the caller typed them. */
  readonly typed: Values
  /** The record as it was written; null before that, and after a deletion. */
  readonly after: StoredRecord | null
  /** Buildings whose readers hear of the change; undefined if all may that have the right. */
  readonly heardIn?: readonly string[]
}

/** Checks rights, then values. Runs again if somebody else was faster. */
type Check = (body: WireObject) => Promise<readonly Draft[]>

const steps: readonly ((write: Write) => Write | Promise<Write>)[] = [
  noteListeners,
  checkCustomValues,
  runBeforeHooks,
  numberCodes,
  hashSecrets,
  writeRowAndLog,
  writeLinkRows,
  moveFiles,
  runAfterHooks,
  tellAccounts,
  noteListeners,
  publish,
]

interface Way {
  readonly check: Check
  /** How often the write is tried when somebody else was faster. Default 1. */
  readonly attempts?: number
  /** Wraps the work on one of several drafts. */
  readonly each?: <T>(index: number, work: () => Promise<T>) => Promise<T>
}

/** Writes all drafts of the checks, or none. `StaleRecord` if somebody else was faster each time. */
export async function write(
  operation: PipelineContext,
  body: WireObject,
  { check, attempts = 1, each = (_index, work) => work() }: Way,
): Promise<StoredRecord[]> {
  return withStoredUploads(
    operation,
    body,
    () => check(body),
    async (stored) => {
      for (let attempt = 1; ; attempt += 1) {
        const drafts = takeDrafts(stored) ?? (await check(stored))
        const unchanged = drafts.flatMap(({ before, names, action }) =>
          before !== null && action === 'update' && names.length === 0 ? [before] : [],
        )
        if (unchanged.length === drafts.length) return unchanged
        try {
          return await runUnitOfWork(
            operation.pipeline,
            { whole: needsTransaction(operation, drafts) },
            async (tx) => {
              await beforeMany(operation, tx, drafts)
              const written: StoredRecord[] = []
              for (const [index, draft] of drafts.entries())
                written.push(await each(index, () => writeDraft(operation, tx, draft)))
              return written
            },
          )
        } catch (error) {
          if (!(error instanceof StaleRecord) || attempt >= attempts) throw error
        }
      }
    },
  )
}

/** The extension's hook before the first of several new records. */
async function beforeMany(operation: PipelineContext, tx: Tx, drafts: readonly Draft[]): Promise<void> {
  const { createMany } = operation.pipeline.extensionOf(operation.plan)
  if (createMany === undefined || drafts.length < 2 || drafts.some(({ before }) => before !== null)) return
  await createMany({ ...hookContext(operation, tx), items: drafts.map(({ record }) => record) })
}

/** Runs the steps inside the transaction. Returns the record as it was written, or as it was before its deletion. */
export async function writeDraft(operation: PipelineContext, tx: Tx, draft: Draft): Promise<StoredRecord> {
  let state: Write = { ...draft, operation, tx, typed: draft.record, after: null }
  for (const step of steps) state = await step(state)
  const { after, before } = state
  if (after !== null) return after
  if (before !== null) return before
  throw new Error(`${draft.action} wrote nothing`)
}

/** Whether the write needs more than one statement. */
function needsTransaction(operation: PipelineContext, drafts: readonly Draft[]): boolean {
  const { plan, pipeline } = operation
  const extension = pipeline.extensionOf(plan)
  return (
    drafts.length > 1 ||
    drafts.some((draft) => unnumbered(plan, draft).length > 0) ||
    drafts.some(
      ({ action, names }) =>
        hooksFor(extension, action).length > 0 ||
        rulesToTell(operation, action).length > 0 ||
        names.some((name) => plan.joins.has(name)) ||
        plan.fileColumns.some((column) => names.includes(column.name)),
    )
  )
}
