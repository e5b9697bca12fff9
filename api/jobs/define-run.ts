import type { Verdict } from '#access-control/decider.ts'
import type { Principals } from '../auth/principals.ts'
import type { Caller } from '../context.ts'
import { isLostConnection } from '../database/lost-connection.ts'
import type { Db, Queryable, Tx } from '../database/pool.ts'
import { ApiError, apiError } from '../http/error.ts'
import type { Message, Ring } from '../events/messages.ts'
import type { Jobs } from './jobs.ts'

/** What every run is done with. */
export interface RunParts {
  readonly db: Db
  readonly principals: Pick<Principals, 'ofAccount'>
  /** Tells the account that a run is over; none for demo data, of which nobody waits for anything. */
  readonly ring?: Ring
}
type Queueing = { readonly db: Queryable; readonly jobs: Pick<Jobs, 'send'> }

/** Work of one step, in one transaction and while nobody else works on the run; false once the run is over. */
type Hold<Held> = (work: (tx: Tx, held: Held) => Promise<boolean>) => Promise<boolean>

/** Does one chunk, by `hold`; false: there is nothing left of its kind. The caller has the rights of this moment. */
export type RunStep<Held> = (at: { readonly caller: Caller; readonly hold: Hold<Held> }) => Promise<boolean>

/** A record whose work takes long: it is done in chunks, and goes on where it stopped (docs/decisions/long-runs.md). */
interface RunKind<Parts extends RunParts, Row extends { readonly id: string }, Held> {
  /** Names the job, and the caller in the log. */
  readonly name: string
  /** Seconds that its job may take before it is given to another process. Default 900. */
  readonly expiry?: number
  /** Runs that are under way; `stuck`: only if none of them has moved for a while. */
  readonly underWay: (db: Queryable, which: 'all' | 'stuck') => Promise<readonly { readonly id: string }[]>
  /** The run as it stands; none if it is not under way. */
  readonly takeUp: (parts: Parts, id: string) => Promise<Row | undefined>
  /** The account that asked for it; null: nobody did, and `instead` says who works. */
  readonly actsFor: (row: Row) => string | null
  readonly instead?: (parts: Parts, row: Row, by: Pick<Caller, 'requestId' | 'userAgent'>) => Promise<Caller>
  /** What the caller has besides: what the log names beside them. */
  readonly marks?: (row: Row) => Partial<Caller>
  readonly may: (caller: Caller, row: Row, parts: Parts) => Verdict
  /** Locks the run; none once it is over. */
  readonly hold: (tx: Tx, row: Row) => Promise<Held | undefined>
  /** What is done, one kind of step after the other; what is read here is the same for all chunks. */
  readonly steps: (parts: Parts, row: Row, caller: Caller) => Promise<readonly RunStep<Held>[]>
  /** After the last chunk, while the run is held. */
  readonly finish: (tx: Tx, row: Row) => Promise<unknown>
  /** Ends it early: an error's code, `failed` for an unforeseen one. False: it stays under way, and the queue tries again. */
  readonly stop: (parts: Parts, row: Row, code: string) => Promise<boolean>
  /** What the account that asked for it finds in its bell once it is over; none: nothing. */
  readonly ended?: (tx: Tx, row: Row) => Promise<Message | undefined>
  /** Notifies the consoles that show it: after each chunk, and at the end. */
  readonly tell: (parts: Parts, row: Row) => void
}

export interface Run<Parts> {
  /** Defines its job, and what continues those whose job was lost; call it before the jobs start. */
  readonly serve: (jobs: Jobs, parts: Parts) => void
  /** Queues runs that a dead process has left; call it once the jobs run. */
  readonly resume: (queueing: Queueing) => Promise<void>
  resendStuck(queueing: Queueing): Promise<void>
  /** Queues a run. */
  send(jobs: Pick<Jobs, 'send'>, id: string): Promise<void>
  /** The same once the transaction is committed. If the job is lost in between, the search for stuck runs finds it. */
  begin(jobs: Pick<Jobs, 'send'>, tx: Tx, id: string): void
  /** Does a run from where it stopped; nothing unless it is under way. */
  work(parts: Parts, id: string): Promise<void>
}

/**
 * Declares a kind of run. Each chunk is one transaction with the rights that its account has when it begins. If the
 * database goes away the run stays as it is, for the next process that takes it; any other fault ends it.
 */
export function defineRun<Parts extends RunParts, Row extends { readonly id: string }, Held>(
  kind: RunKind<Parts, Row, Held>,
): Run<Parts> {
  const send = (jobs: Pick<Jobs, 'send'>, id: string) => jobs.send(kind.name, { id })
  const resend = async ({ db, jobs }: Queueing, which: 'all' | 'stuck') => {
    for (const { id } of await kind.underWay(db, which)) await send(jobs, id)
  }
  const work = async (parts: Parts, id: string) => {
    const row = await kind.takeUp(parts, id)
    if (row === undefined) return
    try {
      await workOn(kind, parts, row)
    } catch (error) {
      if (isLostConnection(error)) throw error
      const isRefused = error instanceof ApiError
      if (!(await kind.stop(parts, row, isRefused ? error.code : 'failed'))) throw error
      await parts.db.transaction((tx) => ringEnd(kind, parts, { tx, row }))
      if (!isRefused) {
        kind.tell(parts, row)
        throw error
      }
    }
    kind.tell(parts, row)
  }
  return {
    serve(jobs, parts) {
      jobs.define<{ readonly id: string }>({
        name: kind.name,
        expiry: kind.expiry ?? 900,
        interval: 0.5,
        run: ({ id }) => work(parts, id),
      })
      jobs.define({
        name: `${kind.name}-stuck`,
        cron: '* * * * *',
        retries: 0,
        run: () => resend({ db: parts.db, jobs }, 'stuck'),
      })
    },
    resume: (queueing) => resend(queueing, 'all'),
    resendStuck: (queueing) => resend(queueing, 'stuck'),
    send,
    begin: (jobs, tx, id) => tx.afterCommit(() => void send(jobs, id).catch(() => undefined)),
    work,
  }
}

async function workOn<Parts extends RunParts, Row extends { readonly id: string }, Held>(
  kind: RunKind<Parts, Row, Held>,
  parts: Parts,
  row: Row,
): Promise<void> {
  const hold: Hold<Held> = (chunk) =>
    parts.db.transaction(async (tx) => {
      const held = await kind.hold(tx, row)
      return held !== undefined && chunk(tx, held)
    })
  for (const step of await kind.steps(parts, row, await callerNow(kind, parts, row)))
    while (await step({ caller: await callerNow(kind, parts, row), hold })) kind.tell(parts, row)
  await hold(async (tx) => {
    await kind.finish(tx, row)
    await ringEnd(kind, parts, { tx, row })
    return true
  })
}

async function ringEnd<Parts extends RunParts, Row extends { readonly id: string }, Held>(
  kind: RunKind<Parts, Row, Held>,
  { ring }: Parts,
  { tx, row }: { readonly tx: Tx; readonly row: Row },
): Promise<void> {
  const accountId = kind.actsFor(row)
  if (ring === undefined || accountId === null) return
  const message = await kind.ended?.(tx, row)
  if (message !== undefined) await ring(tx, [accountId], message)
}

/** Who works, with their present rights: 409 `account_disabled`, or why they may not go on. */
async function callerNow<Parts extends RunParts, Row extends { readonly id: string }, Held>(
  kind: RunKind<Parts, Row, Held>,
  parts: Parts,
  row: Row,
): Promise<Caller> {
  const caller = await whoWorks(kind, parts, row)
  const verdict = kind.may(caller, row, parts)
  if (verdict !== 'allowed') throw apiError(403, verdict)
  return caller
}

async function whoWorks<Parts extends RunParts, Row extends { readonly id: string }, Held>(
  kind: RunKind<Parts, Row, Held>,
  parts: Parts,
  row: Row,
): Promise<Caller> {
  const by = { requestId: `${kind.name}-${row.id}`, userAgent: kind.name }
  const accountId = kind.actsFor(row)
  if (accountId === null && kind.instead !== undefined) return kind.instead(parts, row, by)
  const principal = accountId === null ? null : await parts.principals.ofAccount(accountId)
  // Nobody may act on behalf of an account that is closed.
  if (principal === null) throw apiError(409, 'account_disabled')
  return { ...by, principal, language: 'vi', ip: '', ...kind.marks?.(row) }
}
