import { vi } from 'vitest'
import { beginItems } from '#domain/round-items.ts'
import { periodicChecklist } from '#entities/operation/periodic-checklist.ts'
import { RoundWalk } from '#src/operation/round-walk.tsx'
import { refusal } from './refusal.ts'
import { renderInConsole, WithTools } from './render.tsx'

const item = { kind: 'yes_no', unit: null, min: null, max: null, required: true } as const

/** A round of two items: a pressure of 2 to 6 bar, and leaks. */
export const roundOf = (id: string) => ({
  id,
  version: 1,
  code: `KT-${id}`,
  status: 'doing' as const,
  started_at: '2026-11-01T01:00:00Z',
  results: beginItems([
    { ...item, name: 'Áp suất', kind: 'number', unit: 'bar', min: 2, max: 6 },
    { ...item, name: 'Rò rỉ' },
  ]),
})
const photo = '11111111-1111-4111-8111-111111111111'

type Round = ReturnType<typeof roundOf>

interface WalkServer {
  readonly round: Round
  /** Asked at each call: true is no network. */
  readonly isDown?: () => boolean
  /** Told each time that rows are sent. */
  readonly sent?: (rows: Round['results']) => void
}

/** Draws the walk of a round on a server that keeps what it is sent. */
export async function openWalk({ round, isDown = () => false, sent = () => undefined }: WalkServer) {
  let stored = round
  const reach = () => {
    if (isDown()) throw refusal({}, { statusCode: 0, codes: ['network_error'] })
  }
  const update = ({ variables }: { readonly variables: Pick<Round, 'results' | 'version'> }) => {
    reach()
    if (variables.version !== stored.version)
      return Promise.reject(refusal({}, { statusCode: 409, codes: ['record_changed'] }))
    sent(variables.results)
    stored = { ...stored, results: variables.results, version: stored.version + 1 }
    return Promise.resolve({ data: stored })
  }
  const finished = vi.fn()
  const custom = ({ url }: { readonly url: string }) => {
    reach()
    finished(url)
    stored = { ...stored, status: 'done' as never }
    return Promise.resolve({ data: { data: stored } })
  }
  const getOne = () => {
    reach()
    return Promise.resolve({ data: stored })
  }
  const uploads = vi.fn()
  const screen = await renderInConsole(
    <WithTools>{(tools) => <RoundWalk entity={periodicChecklist} record={round} tools={tools} />}</WithTools>,
    {
      verbs: { update, custom, getOne },
      replies: {
        'POST /v1/manage/storage/media': () => {
          reach()
          uploads()
          return { data: { id: photo } }
        },
        [`GET /v1/manage/storage/media/${photo}`]: () => new Blob(['x'], { type: 'image/png' }),
      },
    },
  )
  return {
    screen,
    finished,
    uploads,
    stored: () => stored,
    /** A colleague saves the rows meanwhile. */
    overtake: (results: Round['results']) =>
      void (stored = { ...stored, results, version: stored.version + 1 }),
  }
}
