import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerCall } from '#api/calls/answer-call.ts'
import { handleErrors } from '#api/http/error-handler.ts'
import { apiError } from '#api/http/error.ts'
import { readJsonBodies } from '#api/http/json-body.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import type { Call, Writes } from '#domain/calls/call.ts'
import { calls } from '#domain/calls/index.ts'
import { roundCalls } from '#domain/calls/meter-rounds.ts'
import { registry } from '#entities/index.ts'
import { openSeededServer, type SeededServer } from '#tests/support/server/seeded-server.ts'

/*
 * What `answerCall` does for every declared call that writes: its real declaration with work that only leaves a trace,
 * over a real database.
 */
let seeded: SeededServer
let app: FastifyInstance
/** Work that is to fail does so after it has written. */
let fails = false
const told: string[] = []

type WritingCall = Call & { readonly writes: Writes; readonly reply: z.ZodType<object> }
const writing = calls.filter((call): call is WritingCall => call.writes !== undefined)
const repeatable = writing.filter((call) => call.repeatable === true)

const month = { building_id: '1', month: '2026-01' }
const atGate = { building_id: '1', code: 'ABC' }
/** A body that the call accepts. */
const bodies: Readonly<Record<string, object>> = {
  approveFees: { building_id: '1', ids: ['7'] },
  reissueFee: { reason: 'Misread', amount: '5' },
  ...Object.fromEntries(
    Object.values(roundCalls).flatMap(({ save, approve }) => [
      [save.id, { ...month, rows: [{ meter_id: '1', new_number: '12' }] }],
      [approve.id, month],
    ]),
  ),
  enterByPass: atGate,
  leaveByPass: atGate,
  createSavedView: { building_id: '1', entity: 'block', name: 'Mine' },
  changeSavedView: { name: 'Mine' },
  deleteSavedView: {},
  remindDebtors: { building_id: '1', apartments: ['1'], channels: ['email'], collect_on: '2026-12-20' },
  answerOwnConversation: { content: 'Still drips' },
  withdrawFormLink: { link_id: '1' },
  shareForm: {},
  shutSharedLink: {},
  addReadyGroups: { building_id: '1' },
  copyBuilding: { source_id: '2', kinds: ['checklist'] },
  setUpBuilding: { rows: [] },
  changeBuildingGuide: { dismissed: true },
  requestPayment: { apartment_id: '1' },
  inviteResidents: { building_id: '1', residents: ['1'], ways: ['letter'] },
  inviteAgain: {},
  inviteAtDesk: {},
  endAppAccess: {},
  allowToAct: { apartment_id: '1', resident_id: '1', acts: true },
  leaveHome: { apartment_id: '1' },
  tellResidents: { building_id: '1', title: 'No water', summary: 'From 9', ways: ['push_notification'] },
}
/** What repeatable calls reply. */
const replies: Readonly<Record<string, object>> = {
  approveFees: { data: [{ id: '7', ok: true }], approved: 1 },
  reissueFee: { data: { voided: '1', issued: '2', before: '6', after: '5', difference: '-1' } },
  createSavedView: { data: { id: '1' } },
  remindDebtors: { data: { id: '1' } },
  inviteResidents: { data: { id: '1' } },
  answerOwnConversation: { data: { id: '1' } },
  tellResidents: { data: [{ way: 'push_notification', id: '1' }] },
  requestPayment: {
    data: {
      id: '1',
      apartment_id: '1',
      amount: '5',
      fees: ['1'],
      purpose: null,
      bank_name: null,
      account_number: null,
      account_holder: null,
      qr: null,
      status: 'waiting',
      created_at: '2026-01-01T00:00:00Z',
      expires_at: null,
      paid_at: null,
      receipt_id: null,
      is_new: true,
    },
  },
}
/** What makes their body another one. */
const changes: Readonly<Record<string, object>> = {
  approveFees: { ids: ['8'] },
  reissueFee: { amount: '4' },
  createSavedView: { name: 'Another' },
  remindDebtors: { note: 'Please' },
  answerOwnConversation: { content: 'Drips no more' },
  requestPayment: { fee_ids: ['1'] },
  inviteResidents: { ways: ['email'] },
  tellResidents: { title: 'No gas' },
}

beforeAll(async () => {
  seeded = await openSeededServer()
  const [account] = await seeded.db.query<{ id: string }>('select id from account order by id limit 1')
  const accountId = account?.id ?? ''
  app = Fastify()
  await app.register(multipart)
  readJsonBodies(app)
  handleErrors(app)
  const { callServices } = seeded.server.app
  const records = { ...callServices.records, stored: async () => ({ id: '1', building_id: '1' }) }
  app.decorate('callServices', {
    ...callServices,
    records: records as unknown as typeof callServices.records,
    events: { publish: ({ resource }) => void told.push(resource) },
  })
  const decider = { can: () => true, verdict: () => 'allowed', anywhere: () => 'allowed' }
  app.addHook('onRequest', async (request) => {
    request.principal = { accountId, organisationId: '1', decider } as unknown as typeof request.principal
    request.stillAllowed = async () => undefined
    request.language = 'en'
  })
  for (const call of writing)
    answerCall<WritingCall>(app, call, async ({ write }) => {
      await write.tx.execute('insert into web_notification (account_id, message) values ($1, $2)', [
        accountId,
        call.id,
      ])
      if (fails) throw apiError(409, 'record_changed')
      return presentOutcome(replies[call.id] ?? {})
    })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await seeded.close()
})

async function send({ id, method, path }: Call, { key, body = bodies[id] }: { key?: string; body?: object }) {
  told.length = 0
  const reply = await app.inject({
    method,
    url: path.replaceAll(/\{\w+\}/g, '1'),
    payload: body ?? {},
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })
  return { status: reply.statusCode, body: reply.json<Readonly<Record<string, unknown>>>() }
}
const traces = async ({ id }: Call) =>
  (await seeded.db.query('select 1 from web_notification where message = $1', [id])).length

test('what a declaration names is there: entities, and what makes a repetition possible', () => {
  expect(Object.keys(bodies).toSorted()).toEqual(writing.map(({ id }) => id).toSorted())
  const named = calls.flatMap(({ record, writes }) => [
    ...(record === undefined ? [] : [record]),
    ...(writes?.touches ?? []),
  ])
  expect(named.filter((name) => !Object.hasOwn(registry, name))).toEqual([])
  const unnamed = calls.filter(({ record, path }) => record !== undefined && !path.includes('{id}'))
  const reading = calls.filter((call) => call.repeatable === true && call.writes === undefined)
  expect([...unnamed, ...reading].map(({ id }) => id)).toEqual([])
})

describe.each(writing)('$id', (call) => {
  test('leaves nothing, and tells nobody, when its work throws', async () => {
    fails = true
    for (const key of [undefined, 'refused']) {
      expect((await send(call, key === undefined ? {} : { key })).status).toBe(409)
      expect(told).toEqual([])
    }
    expect(await traces(call)).toBe(0)
    fails = false
  })
})

describe.each(repeatable)('$id under a key', (call) => {
  test('is done once and replies the same ten times; without a key it is done each time', async () => {
    const key = `once-${call.id}`
    const ten = await Promise.all(Array.from({ length: 10 }, () => send(call, { key })))
    expect(ten).toEqual(
      Array.from({ length: 10 }, () => ({ status: call.status ?? 200, body: replies[call.id] })),
    )
    expect(await traces(call)).toBe(1)
    const other = await send(call, { key, body: { ...bodies[call.id], ...changes[call.id] } })
    expect(other.body.errorCode).toBe('idempotency_key_reused')
    expect(told).toEqual([])
    await send(call, {})
    expect(await traces(call)).toBe(2)
    expect(told).toEqual(call.writes.touches)
  })
})
