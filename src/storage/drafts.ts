import { createStore, clear, del, entries, get, promisifyRequest, set } from 'idb-keyval'
import { timeUnits } from '#domain/constants.ts'
import type { AnyFields } from '#core/field.ts'
import { kindOf } from '#core/kinds.ts'
import type { Values } from '#src/fields/field-view.ts'
import { isNobodyHere, keep, recall } from './store.ts'

export interface Draft {
  readonly values: Values
  /** ISO instant of the last keystroke. */
  readonly at: string
  /** Dies with the session: signing out forgets the word, and with it every draft. */
  readonly owner: string
}

const store = createStore('lobby-drafts', 'drafts')
const isWord = (value: unknown): value is string => typeof value === 'string'

function owner(): string {
  const known = recall('draft_owner', isWord) ?? crypto.randomUUID()
  keep('draft_owner', known, timeUnits.week)
  return known
}

/** Keeps what was typed into a form that has not been saved. Secrets and files that are not stored yet are never kept. */
export async function keepDraft(name: string, fields: AnyFields, values: Values): Promise<void> {
  const kept = Object.fromEntries(
    Object.entries(values)
      .filter(
        ([key, value]) =>
          fields[key] !== undefined && kindOf(fields[key]).writeOnly !== true && !(value instanceof Blob),
      )
      .map(([key, value]) => [key, withoutBlobs(value)]),
  )
  await keepValues(name, kept)
}

/** Keeps values as they are: the caller has left out what may not be kept. */
async function keepValues(name: string, values: Values): Promise<void> {
  if (isNobodyHere()) return
  await set(name, draftOf(values), store).catch(() => undefined)
}

/**
 * Changes what is kept under a name in one step, whatever else reads or writes it at the same time. Where nothing is left
 * the draft goes.
 */
export async function changeValues(name: string, change: (values: Values) => Values): Promise<void> {
  if (isNobodyHere()) return
  const mine = owner()
  await store('readwrite', (all) => {
    const asked: IDBRequest<Draft | undefined> = all.get(name)
    asked.onsuccess = () => {
      const before = asked.result
      const values = change(before?.owner === mine ? before.values : {})
      if (Object.keys(values).length === 0) all.delete(name)
      else all.put(draftOf(values), name)
    }
    return promisifyRequest(all.transaction)
  }).catch(() => undefined)
}

const draftOf = (values: Values): Draft => ({ values, at: new Date().toISOString(), owner: owner() })

function withoutBlobs(value: unknown): unknown {
  if (value instanceof Blob) return null
  if (Array.isArray(value)) return value.filter((one) => !(one instanceof Blob)).map(withoutBlobs)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutBlobs(one)]))
}

/** The draft of this session; those of former ones, and of more than a week ago, are removed on the way. */
export async function findDraft(name: string): Promise<Draft | undefined> {
  try {
    const all = await entries<string, Draft>(store)
    const mine = owner()
    const oldest = new Date(Date.now() - timeUnits.week * 1000).toISOString()
    const isGone = (draft: Draft) => draft.owner !== mine || draft.at < oldest
    await Promise.all(all.filter(([, draft]) => isGone(draft)).map(([key]) => del(key, store)))
    const draft = await get<Draft>(name, store)
    return draft?.owner === mine ? draft : undefined
  } catch {
    // A browser that forbids its database keeps no drafts.
    return undefined
  }
}

export const dropDraft = (name: string): Promise<void> => del(name, store).catch(() => undefined)

/** Removes the drafts of all users, when the user signs out. */
export const dropDrafts = (): Promise<void> => clear(store).catch(() => undefined)
