import type { RoundRow } from '#domain/round-items.ts'
import { uploadFile } from '#domain/calls/files.ts'
import { isCallError } from '#data-provider/http.ts'
import { periodicChecklist } from '#entities/operation/periodic-checklist.ts'
import type { RecordFor } from '#entities/shown-record.ts'
import { callForData } from '#src/data/call-api.ts'
import { changeRecords } from '#src/data/change-record.ts'
import { fetchRecord } from '#src/data/fetch-record.ts'
import { actOnRecord } from '#src/data/record-actions.ts'
import { currentBuildingId, currentSession } from '#src/session/session.ts'
import { keyOf, planSending, readRound, type TypedAnswer } from './answers.ts'
import { changeKept, keptRounds, type KeptRound } from './kept-rounds.ts'

export interface ToldRound {
  readonly version: number
  readonly rows: readonly RoundRow[]
}

/** Rounds as the server last told them here: newer than the page's own until that has been loaded again. */
const told = new Map<string, ToldRound>()
export const toldRound = (id: string) => told.get(id)

type Round = RecordFor<typeof periodicChecklist>

const remember = (round: Round) => {
  told.set(round.id, { version: round.version, rows: readRound(round.results) })
  return round
}

/** How often a round is read and sent again where somebody else changes it at the same time. */
const tries = 5
let sending: Promise<boolean> | undefined

/** Sends what waits, one round after the other. False where some of it waits for the network, the server or a session. */
export function sendRounds(): Promise<boolean> {
  sending ??= sendAll().finally(() => (sending = undefined))
  return sending
}

async function sendAll(): Promise<boolean> {
  // Nothing is tried that is known to fail: each try tells the user.
  if (!navigator.onLine) return false
  let isSent = true
  for (const { id, buildingId, refusal } of keptRounds().rounds.values()) {
    if (refusal !== undefined || buildingId !== currentBuildingId()) continue
    try {
      // oxlint-disable-next-line no-await-in-loop -- a phone's line carries one round at a time
      isSent = (await sendRound(id)) && isSent
    } catch (error) {
      if (isForLater(error)) return false
      changeKept(id, (before) => before && { ...before, finishes: false, refusal: codesOf(error) })
    }
  }
  return isSent
}

/** No answer, a server that is busy, a session that has ended: the same may go well later. */
const isForLater = (error: unknown) =>
  currentSession().status !== 'signed_in' ||
  !isCallError(error) ||
  error.statusCode === 0 ||
  error.statusCode >= 500 ||
  [401, 408, 429].includes(error.statusCode)

const codesOf = (error: unknown): readonly string[] =>
  isCallError(error) && error.codes.length > 0 ? error.codes : ['common_error']

/** False where somebody else has changed the round at each try. */
async function sendRound(id: string): Promise<boolean> {
  for (let turn = 0; turn < tries; turn++) {
    // oxlint-disable no-await-in-loop -- each step stands on the one before
    await storePhotos(id)
    const round = remember(await fetchRecord(periodicChecklist, { id, with: [] }))
    const kept = keptRounds().rounds.get(id)
    if (kept === undefined) return true
    if (!(await sendAnswers(kept, round))) continue
    const left = keptRounds().rounds.get(id)
    if (left?.finishes === true && left.typed.size === 0) await finish(id, round)
    // oxlint-enable no-await-in-loop
    return true
  }
  return false
}

/** Pictures go first: a round names them by their ids, so that one that is sent twice is the same one. */
async function storePhotos(id: string): Promise<void> {
  const kept = keptRounds().rounds.get(id)
  for (const [key, { answer, refusal, turn }] of kept?.typed ?? []) {
    const { photo } = answer
    if (!(photo instanceof Blob) || refusal !== undefined) continue
    try {
      // oxlint-disable-next-line no-await-in-loop -- one picture at a time
      const stored = await callForData(uploadFile, { body: { file: photo, building_id: kept?.buildingId } })
      changeAnswer(id, key, (one) =>
        // Another picture may have taken its place meanwhile.
        one.answer.photo === photo ? { ...one, answer: { ...one.answer, photo: stored.id } } : one,
      )
    } catch (error) {
      if (isForLater(error)) throw error
      refuse(id, key, turn, codesOf(error)[0])
    }
  }
}

/** False where the round has changed meanwhile, or only some of the answers were taken: it is to be read again. */
async function sendAnswers({ id, typed }: KeptRound, round: Round): Promise<boolean> {
  const { rows, sent, stored, overtaken } = planSending(readRound(round.results), typed)
  for (const key of overtaken) refuse(id, key, typed.get(key)?.turn, 'record_changed')
  settle(id, stored, typed)
  if (rows === undefined) return true
  const values = { results: rows, version: round.version }
  const [result] = await changeRecords({ resource: periodicChecklist.name, rows: [{ id, values }] })
  if (result === undefined) return true
  if ('record' in result) {
    remember(result.record as Round)
    settle(id, sent, typed)
    return true
  }
  const { error } = result
  if (!isCallError(error)) throw error
  if (error.codes.includes('record_changed')) return false
  const refused = Object.entries(error.errors).flatMap(([field, [code]]) => {
    const row = rows[Number(/^results\.(\d+)\./.exec(field)?.[1] ?? Number.NaN)]
    return row === undefined ? [] : [{ row, code }]
  })
  const known = sent.filter((key) => refused.some(({ row }) => keyOf(row) === key))
  if (known.length === 0) throw error
  for (const { row, code } of refused) refuse(id, keyOf(row), typed.get(keyOf(row))?.turn, code)
  return false
}

/** A round that became overdue under way goes on first. One that is done by now was finished before, and its reply was lost. */
async function finish(id: string, { status }: Round): Promise<void> {
  if (status === 'overdue')
    await actOnRecord(periodicChecklist, { kind: 'transition', name: 'start' }, { id })
  if (status !== 'done') await actOnRecord(periodicChecklist, { kind: 'transition', name: 'finish' }, { id })
  remember(await fetchRecord(periodicChecklist, { id, with: [] }))
  changeKept(id, () => undefined)
}

/** What was sent goes, unless it was changed on the way: then the change is about what has just been stored. */
function settle(id: string, keys: readonly string[], sent: KeptRound['typed']): void {
  if (keys.length === 0) return
  changeKept(id, (before) => {
    if (before === undefined) return before
    const typed = new Map(before.typed)
    for (const key of keys) {
      const [was, is] = [sent.get(key), typed.get(key)]
      if (was === undefined || is === undefined) continue
      if (is.turn === was.turn) typed.delete(key)
      else typed.set(key, { ...is, seen: was.answer })
    }
    return { ...before, typed }
  })
}

const refuse = (id: string, key: string, turn: number | undefined, code: string | undefined) =>
  changeAnswer(id, key, (one) => (one.turn === turn ? { ...one, refusal: code ?? 'common_error' } : one))

const changeAnswer = (id: string, key: string, change: (one: TypedAnswer) => TypedAnswer) =>
  changeKept(id, (before) => {
    const one = before?.typed.get(key)
    if (before === undefined || one === undefined) return before
    return { ...before, typed: new Map(before.typed).set(key, change(one)) }
  })
