import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import { allResidentCalls } from '#entities/resident-calls.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { lodge, type Lodger } from '#tests/support/server/lodgers.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import type { Reply } from '#tests/support/server/test-server.ts'

/*
 * Every kind of person by every call for residents and the records of every place: what they get is told by a model of a
 * few lines, and what the declarations do not read is planted and never comes out.
 */
const planted = 'PLANTED-7f3a'
/** The month in which the household of today came, and one before it. */
const came = '2026-06'
const [before, since] = ['2026-05', '2026-07']
const today = officeToday()

let seeded: SeededServer
let desk: CashDesk
let places: Readonly<Record<Place, string>>
let actors: Readonly<Record<ActorName, Lodger>>
let rows: readonly Planted[]

type Place = 'own' | 'second' | 'neighbour' | 'elsewhere'
type Entity = 'fee' | 'receipt' | 'notice_slip'

/** A record that one of the places has. */
interface Planted {
  readonly entity: Entity
  readonly id: string
  readonly place: Place
  readonly month: string
  /** The owner outside pays it. */
  readonly isOwners: boolean
}

/** What the model knows of somebody: where they act and since which month, and where they pay. */
interface Part {
  readonly acts: Readonly<Partial<Record<Place, string>>>
  /** Where they live, whether they act or not. */
  readonly lives: readonly Place[]
  readonly pays: readonly Place[]
  /** No session any more: nothing is answered. */
  readonly isOut?: true
}
const nowhere: Part = { acts: {}, lives: [], pays: [] }
const parts = {
  acts: { ...nowhere, acts: { own: came }, lives: ['own'] },
  householder: { ...nowhere, acts: { own: came }, lives: ['own'] },
  child: { ...nowhere, lives: ['own'] },
  quiet: { ...nowhere, lives: ['own'] },
  payer: { ...nowhere, pays: ['own'] },
  two_flats: { ...nowhere, acts: { own: came, second: came }, lives: ['own', 'second'] },
  staff: { ...nowhere, acts: { own: came }, lives: ['own'] },
  neighbour: { ...nowhere, acts: { neighbour: came }, lives: ['neighbour'] },
  other_building: { ...nowhere, acts: { elsewhere: came }, lives: ['elsewhere'] },
  left: { ...nowhere, isOut: true },
  tomorrow: { ...nowhere, isOut: true },
  nobody: nowhere,
} as const satisfies Readonly<Record<string, Part>>
type ActorName = keyof typeof parts
const names = Object.keys(parts) as ActorName[]

const partOf = (who: ActorName): Part => parts[who]

/** The model: which records somebody has. */
function sees(who: ActorName, { entity, place, month, isOwners }: Planted): boolean {
  const { acts, pays } = partOf(who)
  const actsSince = acts[place]
  const isPayers = pays.includes(place) && isOwners && entity !== 'notice_slip'
  if (isPayers) return true
  if (actsSince === undefined || month < actsSince) return false
  // Who acts sees that somebody else pays a fee, and not the receipt that they got for it.
  return entity !== 'receipt' || !isOwners
}

beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  const [own, second, neighbour] = [desk.apartment(0), desk.apartment(1), desk.apartment(2)]
  const [other] = await seeded.db.query<{ id: string }>(
    'select id::text from apartment where building_id = 2 and deleted_at is null order by id limit 1',
  )
  places = { own, second, neighbour, elsewhere: other?.id ?? '' }
  const from = `${came}-01`
  const at = (apartmentId: string, more: object = {}) => ({ stays: [{ apartmentId, from, ...more }] })
  const child = { born: addDays(today, -3000) }
  actors = {
    acts: await lodge(seeded, at(own)),
    householder: await lodge(seeded, at(own, { relationship: 'householder' })),
    child: await lodge(seeded, { ...at(own), ...child }),
    quiet: await lodge(seeded, at(own, { acts: false })),
    payer: await lodge(seeded, { stays: [] }),
    two_flats: await lodge(seeded, { stays: [own, second].map((apartmentId) => ({ apartmentId, from })) }),
    staff: await lodge(seeded, { ...at(own), type: 'org_member' }),
    neighbour: await lodge(seeded, at(neighbour)),
    other_building: await lodge(seeded, at(other?.id ?? '')),
    left: await lodge(seeded, at(own, { until: addDays(today, -1) })),
    tomorrow: await lodge(seeded, { stays: [{ apartmentId: own, from: addDays(today, 1) }] }),
    nobody: await lodge(seeded, { stays: [] }),
  }
  // Somebody whom no account was ever bound to anything.
  await seeded.db.execute('update account set resident_id = null where id = $1', [actors.nobody.accountId])
  await seeded.db.execute(
    `insert into payer_rule (building_id, apartment_id, payer_kind, resident_id, covers, from_month)
      values (1, $1, 'owner', $2, 'all_fees', '2026-01')`,
    [own, actors.payer.residentId],
  )
  rows = [
    ...(await plant('own')),
    ...(await plant('second')),
    ...(await plant('neighbour')),
    ...(await plantElsewhere()),
  ]
})
afterAll(() => seeded.close())

/** Fees, receipts and notices of a place, from before its household came and since; of the own home also the owner's. */
async function plant(place: Place): Promise<Planted[]> {
  const home = places[place]
  const found: Planted[] = []
  const whose = place === 'own' ? [false, true] : [false]
  for (const month of [before, since])
    for (const isOwners of whose) {
      const fee = await desk.fee(home, '100000', { month, note: planted })
      const paid = await desk.fee(home, '200000', { month, note: planted })
      await seeded.db.execute(
        `update fee set payer_kind = case when $2 then 'owner' end, payer_ref = case when $2 then $3 end,
            payer_name = case when $2 then $4 end where id = any($1::bigint[])`,
        [[fee, paid], isOwners, actors.payer.residentId, planted],
      )
      const receipt = await desk.collect(home, '200000', {
        received_on: `${month}-20`,
        month,
        note: planted,
        payer: planted,
        lines: [{ fee_id: paid, amount: '200000' }],
      })
      expect(outcome(receipt)).toBe('201')
      found.push(...[fee, paid].map((id) => ({ entity: 'fee', id, place, month, isOwners }) as const), {
        entity: 'receipt',
        id: recordOf(receipt).id,
        place,
        month,
        isOwners,
      })
    }
  for (const month of [before, since]) found.push(await plantNotice(home, { place, month, building: '1' }))
  return found
}

async function plantNotice(
  home: string,
  { place, month, building }: { place: Place; month: string; building: string },
): Promise<Planted> {
  const [group] = await seeded.db.query<{ id: string }>(
    `insert into group_notice_slip (building_id, month, collect_on, audience, channels, status)
      values ($1, $2, $3, 'all', '{}', 'sent') returning id::text`,
    [building, month, `${month}-25`],
  )
  const [slip] = await seeded.db.query<{ id: string }>(
    `insert into notice_slip (building_id, group_notice_slip_id, apartment_id, month, collect_on, recipient, note)
      values ($1, $2, $3, $4, $5, $6, $6) returning id::text`,
    [building, group?.id, home, month, `${month}-25`, planted],
  )
  return { entity: 'notice_slip', id: slip?.id ?? '', place, month, isOwners: false }
}

const plantElsewhere = async () => [
  await plantNotice(places.elsewhere, { place: 'elsewhere', month: since, building: '2' }),
]

const callsOf = (entity: string) => {
  const found = allResidentCalls.find((one) => one.entity.name === entity)
  if (found === undefined) throw new Error(`residents have nothing of ${entity}`)
  return found
}
const addressOf = (path: string, id = '') => path.replace('/v1/', '').replace('{id}', id)

/** What is answered of a place that is not theirs, or of which they have nothing. */
const refused = (who: ActorName) =>
  partOf(who).isOut === true ? '401 user_unauthorized' : '404 record_not_found'

test('every entity that residents have something of is in the matrix', () => {
  // Money and papers are planted here; what is begun and offered, and documents that no payer has, are in tests of their own.
  const inMatrix = ['fee', 'notice_slip', 'receipt']
  const begun = ['conversation', 'conversation_topic', 'deposit', 'payment_request', 'prepayment']
  const booked = ['service', 'service_booking', 'utility', 'utility_booking', 'visitor']
  // Those by tests/api/resident-published.test.ts.
  const published = ['banner', 'building_contact', 'citizen_handbook', 'news', 'notification', 'slider']
  const asked = ['feedback', 'form_answer', 'registration_form']
  const known = [...inMatrix, ...begun, ...booked, ...published, ...asked].toSorted()
  expect(allResidentCalls.map(({ entity }) => entity.name).toSorted()).toEqual(known)
})

describe.each(names)('%s', (who) => {
  const seen = (reply: Reply) => {
    expect(JSON.stringify(reply.body)).not.toContain(planted)
    return reply
  }

  test('lists what is theirs, in each place by itself', async () => {
    const { acts, pays } = partOf(who)
    for (const entity of ['fee', 'receipt', 'notice_slip'] as const)
      for (const place of Object.keys(places) as Place[]) {
        const { list } = callsOf(entity)
        const path = `${addressOf(list.path)}?apartment_id=${places[place]}&limit=100`
        const reply = seen(await actors[who](`GET ${path}`))
        const isOpen = acts[place] !== undefined || (pays.includes(place) && entity !== 'notice_slip')
        const expected = rows.filter((row) => row.entity === entity && row.place === place && sees(who, row))
        expect([
          place,
          entity,
          isOpen ? idsOf(reply, { entity, apartmentId: places[place] }) : outcome(reply),
        ]).toEqual([place, entity, isOpen ? expected.map(({ id }) => id).toSorted() : refused(who)])
      }
  })

  test('opens what is theirs by its number, and nobody else’s', async () => {
    for (const row of rows) {
      const reply = seen(await actors[who](`GET ${addressOf(callsOf(row.entity).one.path, row.id)}`))
      expect([row, outcome(reply)]).toEqual([row, sees(who, row) ? '200' : refused(who)])
      if (reply.status === 200)
        expect(Object.keys(recordOf(reply)).toSorted()).toEqual(
          ['id', ...callsOf(row.entity).rule.reads].toSorted(),
        )
    }
  })

  test('has papers of the same records', async () => {
    for (const row of rows) {
      const paper = callsOf(row.entity).paper
      if (paper === undefined) continue
      const reply = await actors[who](`GET ${addressOf(paper.read.path, row.id)}`)
      expect([row, outcome(reply)]).toEqual([row, sees(who, row) ? '200' : refused(who)])
    }
    const other = rows.find((row) => row.entity === 'receipt' && !sees(who, row))
    if (other !== undefined)
      expect(
        outcome(await actors[who](`GET ${addressOf(callsOf('receipt').paper?.print.path ?? '', other.id)}`)),
      ).toBe(refused(who))
  })

  test('is told of the money of their home alone', async () => {
    for (const place of Object.keys(places) as Place[]) {
      const { acts, lives, pays } = partOf(who)
      const reply = seen(await actors[who](`GET resident/home?apartment_id=${places[place]}`))
      if (!lives.includes(place) && !pays.includes(place)) {
        expect([place, outcome(reply)]).toEqual([place, refused(who)])
        continue
      }
      const { money } = recordOf(reply) as { money?: { owed: string } | null }
      const mayKnow = acts[place] !== undefined || pays.includes(place)
      expect([place, money === null]).toEqual([place, !mayKnow])
      const told = seen(await actors[who](`GET resident/statement?apartment_id=${places[place]}`))
      expect(recordOf(told)?.['closing'] ?? outcome(told), place).toBe(money?.owed ?? refused(who))
    }
  })

  test('asks for payments of their own open fees', async () => {
    const { acts, pays } = partOf(who)
    const fees = rows.filter(({ entity }) => entity === 'fee')
    for (const { id, place, isOwners, month } of fees) {
      const reply = await actors[who]('POST resident/payment-requests', {
        apartment_id: places.own,
        fee_ids: [id],
      })
      const isHousehold = acts.own !== undefined && !isOwners && month >= came
      const isPayer = pays.includes('own') && isOwners
      const mayAsk = acts.own !== undefined || pays.includes('own')
      // The building of the matrix takes no transfers: what may be paid comes so far.
      const allowed = mayAsk && place === 'own' && (isHousehold || isPayer)
      const said = outcome(reply)
      if (allowed) expect(['409 request_not_payable', '409 nothing_to_pay', '200']).toContain(said)
      else expect([id, said]).toEqual([id, mayAsk && place === 'own' ? '409 nothing_to_pay' : refused(who)])
    }
  })

  test('finds nothing by what a rule does not name', async () => {
    const { acts } = partOf(who)
    if (acts.own === undefined) return
    for (const odd of [
      'note=x',
      'payer_ref=1',
      'with=apartment',
      'sort=amount',
      'columns=note',
      'trashed=with',
      'keyword=a',
    ])
      expect([
        odd,
        outcome(await actors[who](`GET resident/fees?apartment_id=${places.own}&${odd}`)),
      ]).toEqual([odd, '422 unknown_field'])
  })
})

test('the office’s calls stay shut to who lives here', async () => {
  const document = await (await seeded.raw('/v1/openapi.json')).json()
  const paths = Object.entries(document.paths as Readonly<Record<string, Readonly<Record<string, unknown>>>>)
  const own = rows.find((row) => row.place === 'own' && row.entity === 'fee' && sees('acts', row))
  const open: string[] = []
  for (const [path, methods] of paths) {
    if (!path.startsWith('/v1/manage/') || methods['get'] === undefined) continue
    const address = path.replaceAll(/\{\w+\}/g, own?.id ?? '1').slice(1)
    // Asked beside the helper, which wants each answer to be in the description of who works here.
    const { status } = await seeded.raw(`/${address}?building_id=1`, {
      headers: { authorization: `Bearer ${actors.acts.token}` },
    })
    if (status !== 403 && status !== 404) open.push(`${status} ${path}`)
  }
  expect(open.filter((line) => !opened.some((path) => line.endsWith(path)))).toEqual([])
})

/** What any app may know: the bell, the dashboard’s empty frame, settings of the screen. */
const opened = [
  '/v1/manage/notifications/web',
  '/v1/manage/dashboard',
  '/v1/manage/preferences',
  '/v1/manage/preferences/{key}',
  // Empty for who may read nothing, and refused for what the question lacks.
  '/v1/manage/overview',
  '/v1/manage/search',
  '/v1/manage/setting/settings/detail',
]

/** Those of the records planted here that a list has; all of its rows are of the place. */
const idsOf = (reply: Reply, of: { entity: Entity; apartmentId: string }) => {
  expect(outcome(reply)).toBe('200')
  const listed = rowsOf(reply)
  expect(listed.filter((row) => row.apartment_id !== of.apartmentId)).toEqual([])
  const ids = new Set(listed.map(({ id }) => String(id)))
  return rows
    .filter(({ entity, place }) => entity === of.entity && places[place] === of.apartmentId)
    .flatMap(({ id }) => (ids.has(id) ? [id] : []))
    .toSorted()
}
