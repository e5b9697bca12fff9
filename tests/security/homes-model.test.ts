import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import fc from 'fast-check'
import { addDays, monthOf, officeToday } from '#core/days.ts'
import { emptyHomes } from '#tests/support/server/lives-in.ts'
import { lodge, type Lodger } from '#tests/support/server/lodgers.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

/*
 * Whatever the office does to stays, switches, birthdays and payer rules, in whatever order: where somebody is at home is
 * what a model of ten lines says.
 */
const today = officeToday()
const month = monthOf(today)
const homeCount = 3

let seeded: SeededServer
let homes: readonly string[]
let relationship: string
beforeAll(async () => {
  seeded = await openSeededServer()
  homes = await emptyHomes(seeded, homeCount)
  const [row] = await seeded.db.query<{ id: string }>(
    `select id::text from relationship where building_id = 1
      and lower(code) not in ('householder', 'child', 'grandchild') and status = 'active' order by id limit 1`,
  )
  relationship = row?.id ?? ''
})
afterAll(() => seeded.close())
beforeEach(() => seeded.db.execute('delete from throttle'))

interface Stay {
  readonly id: string
  from: string
  until: string | null
  acts: boolean
}
interface Rule {
  readonly id: string
  isThere: boolean
}
/** What the office has done to one person, by apartment. */
interface Model {
  readonly stays: Map<number, Stay>
  readonly rules: Map<number, Rule>
  born: string | null
}

const isAdult = ({ born }: Model) =>
  born === null || born <= `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`
const livesIn = (stay: Stay | undefined) =>
  stay !== undefined && stay.from <= today && (stay.until === null || stay.until >= today)
/** `lives acts pays` of each apartment that is a home. */
const expected = (model: Model) =>
  homes.flatMap((_home, at) => {
    const stay = model.stays.get(at)
    const lives = livesIn(stay)
    const pays = model.rules.get(at)?.isThere === true
    return lives || pays ? [[at, lives, lives && stay?.acts === true && isAdult(model), pays]] : []
  })

const at = fc.nat({ max: homeCount - 1 })
const days = fc.integer({ min: -3, max: 3 })
type Step =
  | { readonly is: 'move_in'; readonly at: number; readonly days: number; readonly acts: boolean }
  | { readonly is: 'move_out'; readonly at: number; readonly days: number }
  | { readonly is: 'stay_on' | 'act' | 'rest' | 'leave' | 'pay' | 'pay_no_more'; readonly at: number }
  | { readonly is: 'born'; readonly years: number | null }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ is: fc.constant('move_in' as const), at, days, acts: fc.boolean() }),
  fc.record({ is: fc.constant('move_out' as const), at, days }),
  fc.record({ is: fc.constantFrom('stay_on', 'act', 'rest', 'leave', 'pay', 'pay_no_more'), at }),
  fc.record({ is: fc.constant('born' as const), years: fc.constantFrom(null, 10, 17, 18, 40) }),
)

/** Does it as the office does, and notes in the model what was done. */
async function take(who: Lodger, model: Model, done: Step): Promise<void> {
  const a = seeded.as('A')
  const change = async (request: string, body: object) => {
    const reply = await a(request, body)
    expect(['200', '201'], `${request} ${outcome(reply)}`).toContain(String(reply.status))
    return reply
  }
  if (done.is === 'born') {
    const born = done.years === null ? null : `${Number(today.slice(0, 4)) - done.years}${today.slice(4)}`
    await change(`PATCH residents/${who.residentId}`, { date_of_birth: born ?? '' })
    model.born = born
    return
  }
  const home = homes[done.at] ?? ''
  const [stay, rule] = [model.stays.get(done.at), model.rules.get(done.at)]
  const patch = (body: object) => change(`PATCH residencies/${stay?.id}`, body)
  if (done.is === 'move_in') {
    if (stay !== undefined) return
    const from = addDays(today, done.days)
    const [place] = await seeded.db.query<{ block_id: string }>(
      'select block_id::text from apartment where id = $1',
      [home],
    )
    const made = await change('POST residencies', {
      building_id: '1',
      block_id: place?.block_id,
      apartment_id: home,
      resident_id: who.residentId,
      relationship_id: relationship,
      move_in_date: from,
      apartment_permission: done.acts ? '1' : '0',
    })
    model.stays.set(done.at, { id: recordOf(made).id, from, until: null, acts: done.acts })
  } else if (done.is === 'pay') {
    // The office names no payer who never lived there.
    if (rule?.isThere === true || stay === undefined) return
    const made = await change('POST payer-rules', {
      building_id: '1',
      apartment_id: home,
      payer_kind: 'tenant',
      resident_id: who.residentId,
      covers: 'all_fees',
      from_month: month,
    })
    model.rules.set(done.at, { id: recordOf(made).id, isThere: true })
  } else if (done.is === 'pay_no_more') {
    if (rule?.isThere !== true) return
    await change(`DELETE payer-rules/${rule.id}`, {})
    rule.isThere = false
  } else if (stay === undefined) {
    return
  } else if (done.is === 'move_out') {
    const until = addDays(today, done.days)
    if (until < stay.from) return
    await patch({ move_out_date: until })
    stay.until = until
  } else if (done.is === 'stay_on') {
    await patch({ move_out_date: '' })
    stay.until = null
  } else if (done.is === 'leave') {
    await change(`DELETE residencies/${stay.id}`, {})
    model.stays.delete(done.at)
  } else {
    await patch({ apartment_permission: done.is === 'act' ? '1' : '0' })
    stay.acts = done.is === 'act'
  }
}

/** What the person is told, on a session that they have still, or a new one. */
async function told(who: Lodger): Promise<unknown> {
  const [live] = await seeded.db.query<{ count: number }>(
    'select count(*)::int as count from session where account_id = $1',
    [who.accountId],
  )
  const reply = await who('GET resident/me')
  if (reply.status !== 200) {
    expect(['401 user_unauthorized', '404 record_not_found']).toContain(outcome(reply))
    return { out: true, sessions: live?.count }
  }
  const shown = recordOf(reply)['homes'] as Readonly<Record<string, unknown>>[]
  return shown
    .map((home) => [homes.indexOf(String(home['apartment_id'])), home['lives'], home['acts'], home['pays']])
    .toSorted((one, other) => Number(one[0]) - Number(other[0]))
}

test('any history of moves, switches and payer rules leaves the homes that the model has', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      // Whom an earlier history named pays no more: the same fees have one payer.
      await seeded.db.execute('delete from payer_rule where apartment_id = any($1)', [homes])
      const who = await lodge(seeded, { stays: [] })
      const model: Model = { stays: new Map(), rules: new Map(), born: null }
      let wasOut = false
      for (const one of steps) {
        await take(who, model, one)
        const now = expected(model)
        if (wasOut || now.length === 0) {
          // Whoever has lost the last home is signed out, and comes in again by the password.
          if (now.length === 0) expect(await told(who)).toMatchObject({ out: true })
          wasOut = true
          await freshSession(who)
        }
        if (now.length > 0) expect([one, await told(who)]).toEqual([one, now])
      }
    }),
    { numRuns: Number(process.env['HOMES_RUNS'] ?? 25) },
  )
})

/** As after signing in again: the same token, of a session that is there. */
async function freshSession(who: Lodger): Promise<void> {
  await seeded.db.execute(
    `insert into session (account_id, token_hash, remember, expires_at)
      values ($1, encode(sha256(convert_to($2, 'UTF8')), 'hex'), true, now() + interval '1 day')
      on conflict (token_hash) do nothing`,
    [who.accountId, who.token],
  )
  seeded.server.services.hub.send({ type: 'access', accountIds: [who.accountId] })
}
