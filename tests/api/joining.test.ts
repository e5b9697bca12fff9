import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import { expireOrder, renewOrder } from '#tests/support/server/expired-order.ts'
import { cameIn, openInviting, saying, type Inviting } from '#tests/support/server/inviting.ts'
import { faults, outcome } from '#tests/support/server/seeded-server.ts'
import { call } from '#tests/support/server/test-server.ts'

// Residents come in by the letter to their apartment, one account for one person, or wait for the office.
let office: Inviting
beforeAll(async () => {
  office = await openInviting()
})
afterAll(() => office.close())
beforeEach(() => office.db.execute('delete from throttle'))

const letter = (...given: Parameters<Inviting['letter']>) => office.letter(...given)
const usesLeft = async (id: string) => (await office.invitation(id)).uses_left
const statusOf = async (id: string) => (await office.invitation(id)).status

describe('a look at a letter', () => {
  test('tells the building and the apartment, nobody’s name, and spends nothing', async () => {
    const { id, code, person, home } = await letter(2)
    const [place] = await office.db.query<{ code: string }>('select code from apartment where id = $1', [
      home,
    ])
    for (let times = 0; times < 3; times += 1) {
      const reply = await office.look(code)
      expect(reply.body.data).toEqual({
        building: expect.any(String),
        address: expect.any(String),
        hotline: expect.any(String),
        apartment: place?.code,
        kind: 'letter',
        expires_at: expect.any(String),
        asks_person: true,
        proves: [],
      })
      expect(JSON.stringify(reply.body)).not.toContain(person.name)
    }
    expect(await usesLeft(id)).toBe(2)
  })

  test.each([
    ['with its dashes', (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')],
    ['in small letters', (code: string) => code.toLowerCase()],
    [
      'with O for 0, I and l for 1',
      (code: string) => code.replaceAll('0', 'O').replace('1', 'I').replaceAll('1', 'l'),
    ],
    ['as the link of its QR', (code: string) => `https://lobby.example/app/join#${code}`],
  ])('reads the code %s', async (_how, type) => {
    const { code } = await letter()
    expect((await office.look(type(code))).status).toBe(200)
  })

  test('whatever is wrong with a code is answered alike', async () => {
    const { code, id, person } = await letter()
    const [revoked, used, expired, blocked] = [await letter(), await letter(), await letter(), await letter()]
    await office.a(`POST resident-invitations/${revoked.id}/revoke`, {})
    expect(cameIn(await office.join({ code: used.code, ...saying(used.person) }))).toBe('in')
    await office.db.execute(`update resident_invitation set expires_at = now() where id = $1`, [expired.id])
    await office.db.execute(`update resident_invitation set status = 'blocked' where id = $1`, [blocked.id])
    const wrong = [
      'K7QDK7QDK7QD',
      code.slice(1),
      `${code}0`,
      "' or 1=1 --",
      '💥',
      revoked.code,
      used.code,
      expired.code,
      blocked.code,
    ]
    const replies = await Promise.all(wrong.map((one) => office.look(one)))
    const bodies = replies.map(({ status, body }) =>
      JSON.stringify({ status, ...body, requestId: undefined }),
    )
    expect(new Set(bodies).size).toBe(1)
    expect(outcome(replies[0]!)).toBe('404 invitation_not_found')
    for (const one of wrong)
      expect(outcome(await office.join({ code: one, ...saying(person) }))).toBe('404 invitation_not_found')
    expect(await statusOf(id)).toBe('waiting')
  })

  test('many wrong codes from one address are refused, and a right one never is', async () => {
    const { code } = await letter()
    for (let times = 0; times < 30; times += 1) await office.look('K7QDK7QDK7QD')
    expect(outcome(await office.look('K7QDK7QDK7QD'))).toBe('429 too_many_requests')
    expect((await office.look(code)).status).toBe(200)
  })

  test('of a building whose order has expired opens nothing', async () => {
    const { code, person } = await letter()
    await expireOrder(office.seeded)
    expect(outcome(await office.look(code))).toBe('403 order_expired')
    expect(outcome(await office.join({ code, ...saying(person) }))).toBe('403 order_expired')
    await renewOrder(office.seeded)
    expect((await office.look(code)).status).toBe(200)
  })
})

describe('coming in', () => {
  test('makes an account of who is called so and has this phone, which signs in', async () => {
    const { person, code, id } = await letter()
    const reply = await office.join({ code, ...saying(person), language: 'km' })
    expect(reply.body.data).toEqual({ outcome: 'in', why: null, username: person.phone })
    expect((await office.enter(person.phone)).status).toBe(200)
    expect(await office.access(person.id)).toBe('in')
    expect(await statusOf(id)).toBe('used')
    const [account] = await office.db.query<Record<string, unknown>>(
      `select name, email, phone_number, type, resident_id::text, password from account where phone_number = $1`,
      [person.phone],
    )
    expect(account).toMatchObject({
      name: person.name,
      email: null,
      type: 'org_resident',
      resident_id: person.id,
    })
    expect(account?.['password']).toMatch(/^\$argon2id\$/)
    const log = await office.db.query<{ action: string }>(
      `select action from log where (resource = 'resident_invitation' and record_id = $1)
        or (resource = 'account' and record_title = $2) order by id`,
      [id, person.name],
    )
    expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['joined', 'use']))
  })

  test.each([
    ['without accents, in small letters', 'Trần Thị Hương Giang', 'tran thi huong giang'],
    ['with spaces typed twice', 'Lê Quang Vinh', '  Lê  Quang   Vinh '],
    ['in Khmer, with a space that takes no room', 'សុខ ចាន់ណា', 'សុខ\u200B ចាន់ណា'],
  ])('a name is compared %s', async (_how, name, typed) => {
    const { person, code } = await letter(1, { name })
    expect(cameIn(await office.join({ code, full_name: typed, phone_number: person.phone }))).toBe('in')
  })

  test('the phone is compared in any spelling, and the year of birth stands for one that is old', async () => {
    const first = await letter()
    const abroad = first.person.phone.replace(/^0/, '+84 ')
    expect(
      cameIn(await office.join({ code: first.code, full_name: first.person.name, phone_number: abroad })),
    ).toBe('in')
    const second = await letter(1, { born: '1985-05-05', phone: null })
    const asked = { code: second.code, full_name: second.person.name, phone_number: '0977000111' }
    expect(cameIn(await office.join({ ...asked, birth_year: 1985 }))).toBe('in')
  })

  test('by e-mail alone, whose address gets no code before it is proved', async () => {
    const { person, code } = await letter(1, { born: '1990-01-01' })
    const email = 'only.mail@example.com'
    expect(cameIn(await office.join({ code, full_name: person.name, email, birth_year: 1990 }))).toBe('in')
    expect((await office.enter(email)).status).toBe(200)
    await call(office.server, 'POST /v1/auth/forgot-password', { json: { username: email } })
    await office.server.services.background.drain()
    expect(await office.db.query('select from outbox where recipient = $1', [email])).toEqual([])
  })

  test('two people of one letter each become another resident; a child and who has left are nobody', async () => {
    const home = office.home()
    const [first, second] = [await office.settle(home), await office.settle(home)]
    const child = await office.settle(home, { born: addDays(officeToday(), -3_000) })
    const gone = await office.settle(home, { until: addDays(officeToday(), -1) })
    const { code, id } = await office.letterTo(home)
    expect(await usesLeft(id)).toBe(2)
    expect(cameIn(await office.join({ code, ...saying(first) }))).toBe('in')
    expect(cameIn(await office.join({ code, ...saying(child) }))).toBe('waiting office_checks')
    expect(cameIn(await office.join({ code, ...saying(gone) }))).toBe('waiting office_checks')
    expect(cameIn(await office.join({ code, ...saying(second) }))).toBe('in')
    expect(await office.accountOf(first.id)).not.toBe(await office.accountOf(second.id))
    expect(await statusOf(id)).toBe('used')
  })

  test('50 at once with one letter of three adults: three are in, each as another', async () => {
    const { people, code, home, id } = await letter(3, { born: '1980-02-02' })
    const tries = Array.from({ length: 50 }, (_, at) => ({
      code,
      full_name: people[at % 3]!.name,
      email: `crowd.${at}@example.com`,
      birth_year: 1980,
    }))
    const replies = await Promise.all(tries.map((one) => office.join(one)))
    const told = Map.groupBy(replies.map(cameIn), (one) => one)
    expect(told.get('in')).toHaveLength(3)
    const others = [...told.keys()].filter((one) => one !== 'in')
    for (const one of others)
      expect(['waiting already_joined', '404 invitation_not_found', '429 too_many_requests']).toContain(one)
    const accounts = await Promise.all(people.map((person) => office.accountOf(person.id)))
    expect(new Set(accounts).size).toBe(3)
    expect(accounts).not.toContain(undefined)
    expect(await statusOf(id)).toBe('used')
    const waits = await office.waiting(home)
    expect(waits).toHaveLength((told.get('waiting already_joined') ?? []).length)
  }, 120_000)

  test('pressed twice at once is one account', async () => {
    const { person, code } = await letter(2)
    const asked = { code, ...saying(person) }
    const told = (await Promise.all([office.join(asked), office.join(asked)])).map(cameIn)
    expect(told).toContain('in')
    expect(['in', '422 phone_number_exists']).toEqual(expect.arrayContaining(told))
    const accounts = await office.db.query('select from account where phone_number = $1', [person.phone])
    expect(accounts).toHaveLength(1)
  })

  test('what is refused leaves nothing behind', async () => {
    const { person, code, id } = await letter()
    const asked = { code, ...saying(person) }
    const before = await office.db.query('select id from account')
    const tries: readonly [object, string][] = [
      [{ full_name: '' }, 'full_name:required'],
      [{ phone_number: '' }, 'phone_number:contact_required'],
      [{ phone_number: '12' }, 'phone_number:invalid_phone'],
      [{ email: 'nobody' }, 'email:invalid_email'],
      [{ password: 'short1' }, 'password:password_too_short'],
      [{ password: 'password1234' }, 'password:password_too_common'],
      [{ password: '' }, 'password:required'],
      [{ otp: '123456' }, 'otp:invalid_otp'],
      [{ birth_year: 12 }, 'birth_year:too_small'],
    ]
    for (const [change, fault] of tries)
      expect([change, faults(await office.join({ ...asked, ...change }))]).toEqual([change, [fault]])
    expect(await office.db.query('select id from account')).toEqual(before)
    expect(await usesLeft(id)).toBe(1)
    expect(cameIn(await office.join(asked))).toBe('in')
  })
})
