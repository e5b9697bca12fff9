import { inTable } from '../data/database.ts'
import { tabToken } from '../data/tab-token.ts'
import { recallOwner } from '../session/owner.ts'

/** Bytes of a picture: some browsers lose a file that is kept as one. */
export interface KeptPicture {
  readonly type: string
  readonly bytes: ArrayBuffer
}

/** Something that a resident has written, until the server has it. */
export interface Waiting {
  /** `account/home/id` */
  readonly key: string
  /** The idempotency key, made with the draft. */
  readonly id: string
  readonly home: string
  /** One of `kinds.ts`. */
  readonly kind: string
  /** The id of the record that it is about; empty: of none yet. */
  readonly about: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly values: Readonly<Record<string, string>>
  readonly pictures: readonly KeptPicture[]
  /** Ids of the pictures once they are stored there, and since when: under one key one body is sent. */
  readonly stored?: { readonly ids: readonly string[]; readonly at: number }
  /** Why the server does not take it: it waits for the person then. */
  readonly refusal?: { readonly status: number; readonly body: Readonly<Record<string, unknown>> }
}

/** What could not be kept, or may not be: it lasts as long as the page. */
const here = new Map<string, Waiting>()
export const forgetHere = () => here.clear()

/** Whose drafts are meant. What another app opened in this tab is nobody's who is remembered here. */
export const whose = (): string => (tabToken() === undefined ? (recallOwner() ?? '') : 'tab')

export async function putWaiting(one: Waiting): Promise<void> {
  const isKept =
    tabToken() === undefined && (await inTable('queue', 'readwrite', (rows) => rows.put(one))) !== undefined
  if (!isKept) here.set(one.key, one)
}

export async function dropWaiting(key: string): Promise<void> {
  here.delete(key)
  await inTable('queue', 'readwrite', (rows) => rows.delete(key))
}

/** All of who is here, the earliest first. */
export async function readWaiting(): Promise<readonly Waiting[]> {
  const kept = (await inTable<Waiting[]>('queue', 'readonly', (rows) => rows.getAll())) ?? []
  const owner = `${whose()}/`
  return [...kept, ...here.values()]
    .filter(({ key }) => key.startsWith(owner))
    .toSorted((a, b) => a.at - b.at)
}
