import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import { cameIn, openInviting, saying, type Inviting } from '#tests/support/server/inviting.ts'
import { lodge } from '#tests/support/server/lodgers.ts'
import { faults, outcome, recordOf, rowsOf } from '#tests/support/server/seeded-server.ts'
import { call } from '#tests/support/server/test-server.ts'

// Whom an invitation does not find waits for the office, with no word of who lives there.
let office: Inviting
beforeAll(async () => {
  office = await openInviting()
})
afterAll(() => office.close())
beforeEach(() => office.db.execute('delete from throttle'))

const letter = (...given: Parameters<Inviting['letter']>) => office.letter(...given)
const usesLeft = async (id: string) => (await office.invitation(id)).uses_left
const statusOf = async (id: string) => (await office.invitation(id)).status

afterEach(() => void Object.assign(office.server.services.transports, { sms: undefined }))
/** From now on the server sends SMS, which are kept here. */
function openSms() {
  const sent: { recipient: string; body: string }[] = []
  const { services } = office.server
  Object.assign(services.transports, {
    sms: ({ recipient, body }: { recipient: string; body: string }) => {
      sent.push({ recipient, body })
      return Promise.resolve()
    },
  })
  return {
    sent,
    codeTo: async (recipient: string) => {
      await services.background.drain()
      return /\d{6}/.exec(sent.findLast((one) => one.recipient === recipient)?.body ?? '')?.[0]
    },
  }
}

describe('who is not found', () => {
  const stranger = { full_name: 'Người Lạ', phone_number: '0966000001' }

  test('waits in the office’s queue with the invitation beside them, and has no home until then', async () => {
    const { person, code, home, id } = await letter()
    const reply = await office.join({ code, ...stranger })
    expect(reply.body.data).toEqual({
      outcome: 'waiting',
      why: 'office_checks',
      username: stranger.phone_number,
    })
    expect(JSON.stringify(reply.body)).not.toContain(person.name)
    const refused = await office.enter(stranger.phone_number)
    expect(outcome(refused)).toBe('403 no_home')
    expect(refused.body.contacts).toMatchObject([{ hotline: expect.any(String) }])
    const [asked] = await office.waiting(home)
    expect(asked).toMatchObject({ full_name: 'Người Lạ', invitation_id: id, doubt: 'office_checks' })
    const bell = rowsOf(await office.a('GET notifications/web'))
    expect(JSON.stringify(bell)).toContain('Người Lạ')

    // Sent again they are the same one.
    expect(cameIn(await office.join({ code, ...stranger }))).toBe('waiting office_checks')
    expect(await office.waiting(home)).toHaveLength(1)

    const accept = { approved_as: 'known_person', resident_id: person.id }
    expect(outcome(await office.a(`POST resident-registrations/${String(asked?.id)}/accept`, accept))).toBe(
      '200',
    )
    expect((await office.enter(stranger.phone_number)).status).toBe(200)
    expect(await office.access(person.id)).toBe('in')
    const stays = rowsOf(await office.a(`GET residencies?building_id=1&resident_id=${person.id}`))
    expect(stays).toHaveLength(1)
  })

  test('as a new person gets the stay that the office says', async () => {
    const { code, home } = await letter()
    const asked = { code, full_name: 'Bạn Cùng Nhà', phone_number: '0966000002' }
    expect(cameIn(await office.join(asked))).toBe('waiting office_checks')
    const [waits] = await office.waiting(home)
    const accept = `POST resident-registrations/${String(waits?.id)}/accept`
    expect(faults(await office.a(accept, { approved_as: 'new_person' }))).toEqual([
      'relationship_id:required',
    ])
    const [related] = rowsOf(await office.a('GET relationships?building_id=1&status=active'), 'relationships')
    const reply = await office.a(accept, { approved_as: 'new_person', relationship_id: related?.id })
    expect(outcome(reply)).toBe('200')
    expect((await office.enter('0966000002')).status).toBe(200)
  })

  test('is let in as whom the office says alone, and gives the record no contact that they have not proved', async () => {
    const { code, home, person } = await letter(1, { phone: null })
    const asked = { code, full_name: person.name, phone_number: '0966000004' }
    expect(cameIn(await office.join(asked))).toBe('waiting office_checks')
    const [waits] = await office.waiting(home)
    const accept = `POST resident-registrations/${String(waits?.id)}/accept`
    const [related] = rowsOf(await office.a('GET relationships?building_id=1&status=active'), 'relationships')
    expect(faults(await office.a(accept, { relationship_id: related?.id }))).toEqual(['approved_as:required'])
    expect(await office.access(person.id)).toBe('invited')
    const choice = { approved_as: 'known_person', resident_id: person.id }
    expect(outcome(await office.a(accept, choice))).toBe('200')
    const record = recordOf(await office.a(`GET residents/${person.id}`))
    expect(record).toMatchObject({ app_access: 'in', phone_number: null })
  })

  test('is refused by the office, and comes in by no sign-in', async () => {
    const { code, home } = await letter()
    const asked = { code, full_name: 'Không Ai', phone_number: '0966000003' }
    await office.join(asked)
    const [waits] = await office.waiting(home)
    const refuse = { reject_reason: 'Not of this apartment' }
    expect(outcome(await office.a(`POST resident-registrations/${String(waits?.id)}/refuse`, refuse))).toBe(
      '200',
    )
    expect(outcome(await office.enter('0966000003'))).toBe('403 no_home')
  })

  test('five wrong persons shut a letter, and the office hears of it', async () => {
    const { person, code, id } = await letter()
    for (let at = 0; at < 5; at += 1)
      expect(
        cameIn(await office.join({ code, full_name: `Sai ${at}`, phone_number: `09660001${at}0` })),
      ).toBe('waiting office_checks')
    expect(outcome(await office.join({ code, ...saying(person) }))).toBe('404 invitation_not_found')
    expect(await statusOf(id)).toBe('blocked')
    const bell = rowsOf(await office.a('GET notifications/web'))
    expect(bell.some(({ link }) => String(link).endsWith(id))).toBe(true)
  })
})

describe('somebody who names a person who is in', () => {
  test('waits, up to five on a letter, is no wrong person, and that person hears of it', async () => {
    const { people, code, home, id } = await letter(2, { born: '1970-03-03' })
    const [first, second] = [people[0]!, people[1]!]
    expect(cameIn(await office.join({ code, ...saying(first) }))).toBe('in')
    const again = (at: number) => ({
      code,
      full_name: first.name,
      email: `taken.${at}@example.com`,
      birth_year: 1970,
    })
    for (let at = 0; at < 5; at += 1)
      expect(cameIn(await office.join(again(at)))).toBe('waiting already_joined')
    expect(outcome(await office.join(again(5)))).toBe('429 too_many_requests')
    expect(await office.db.query(`select from account where email = 'taken.5@example.com'`)).toEqual([])
    expect(await statusOf(id)).toBe('waiting')
    expect(cameIn(await office.join({ code, ...saying(second) }))).toBe('in')
    const told = await office.db.query<{ link: string }>(
      'select link from web_notification where account_id = $1',
      [await office.accountOf(first.id)],
    )
    expect(told.map(({ link }) => link)).toContain('/app/')

    const [waits] = await office.waiting(home)
    expect(waits).toMatchObject({ doubt: 'already_joined' })
    const accept = { approved_as: 'known_person', resident_id: first.id }
    expect(outcome(await office.a(`POST resident-registrations/${String(waits?.id)}/accept`, accept))).toBe(
      '409 already_joined',
    )
    // The real one comes in once the office has ended the other's access.
    expect(outcome(await office.a(`POST residents/${first.id}/end-app-access`, {}))).toBe('200')
    expect(await office.access(first.id)).toBe('never')
    // The number that they never proved is free again.
    expect(outcome(await office.enter(first.phone))).toBe('401 invalid_credentials')
    expect(outcome(await office.a(`POST residents/${first.id}/end-app-access`, {}))).toBe('409 not_joined')
    expect(outcome(await office.a(`POST resident-registrations/${String(waits?.id)}/accept`, accept))).toBe(
      '200',
    )
    expect((await office.enter(String(waits?.['email']))).status).toBe(200)
  })

  test('and who repeats their own coming in is in, and takes nobody’s place', async () => {
    const { people, code, id } = await letter(2)
    const asked = { code, ...saying(people[0]!) }
    expect(cameIn(await office.join(asked))).toBe('in')
    expect(cameIn(await office.join(asked))).toBe('in')
    expect(await usesLeft(id)).toBe(1)
  })
})

describe('an access that the office has ended', () => {
  test('is not come in by again with the letter, though others have not used theirs', async () => {
    const { people, code, home, id } = await letter(2)
    const [first, second] = [people[0]!, people[1]!]
    expect(cameIn(await office.join({ code, ...saying(first) }))).toBe('in')
    expect(outcome(await office.a(`POST residents/${first.id}/end-app-access`, {}))).toBe('200')
    for (const one of [first, second])
      expect(outcome(await office.join({ code, ...saying(one) }))).toBe('404 invitation_not_found')
    expect(await statusOf(id)).toBe('revoked')
    // What was never proved is nobody's: the real one comes in with their own number.
    const next = await office.letterTo(home)
    expect(
      cameIn(await office.join({ code: next.code, ...saying(first), password: 'Một mật khẩu khác hẳn 6' })),
    ).toBe('in')
  })

  test.each(['by the office', 'by moving out'])('leaves no link of a householder: ended %s', async (how) => {
    const home = office.home()
    const head = await lodge(office.seeded, { stays: [{ apartmentId: home, relationship: 'householder' }] })
    const late = await office.settle(home)
    const made = await head('POST resident/household/invitations', {
      apartment_id: home,
      resident_id: late.id,
    })
    const { id, code } = made.body.data as { readonly id: string; readonly code: string }
    expect((await office.look(code)).status).toBe(200)
    if (how === 'by the office')
      expect(outcome(await office.a(`POST residents/${head.residentId}/end-app-access`, {}))).toBe('200')
    else
      await office.db.execute('update residency set move_out_date = $2 where resident_id = $1', [
        head.residentId,
        addDays(officeToday(), -1),
      ])
    expect(outcome(await office.look(code))).toBe('404 invitation_not_found')
    expect(outcome(await office.join({ code, phone_number: late.phone }))).toBe('404 invitation_not_found')
    expect(await statusOf(id)).toBe(how === 'by the office' ? 'revoked' : 'waiting')
  })
})

describe('a contact', () => {
  test('that was proved by a code gets one for a forgotten password, and no other does', async () => {
    const { sent, codeTo } = openSms()
    const { services } = office.server
    const { code, people } = await letter(2)
    const [proved, unproved] = [people[0]!, people[1]!]
    expect((await office.look(code)).body.data).toMatchObject({ proves: ['sms'] })
    expect(outcome(await office.contactCode({ code, phone_number: proved.phone }))).toBe('200')
    const otp = await codeTo(proved.phone)
    expect(otp).toMatch(/^\d{6}$/)
    expect(faults(await office.join({ code, ...saying(unproved), otp }))).toEqual(['otp:invalid_otp'])
    expect(cameIn(await office.join({ code, ...saying(proved), otp }))).toBe('in')
    expect(cameIn(await office.join({ code, ...saying(unproved) }))).toBe('in')
    // What was sent is kept without its code.
    const kept = await office.db.query<{ body: string }>(`select body from outbox where channel = 'sms'`)
    expect(kept.map(({ body }) => /\d{6}/.test(body))).not.toContain(true)

    sent.length = 0
    for (const { phone } of [proved, unproved])
      await call(office.server, 'POST /v1/auth/forgot-password', { json: { username: phone } })
    await services.background.drain()
    expect(sent.map(({ recipient }) => recipient)).toEqual([proved.phone])
    const asked = { username: proved.phone, otp: await codeTo(proved.phone) }
    expect(outcome(await call(office.server, 'POST /v1/auth/verify-otp', { json: asked }))).toBe('200')
  })

  test('that somebody has taken without proving it goes to whoever proves it', async () => {
    const { codeTo } = openSms()
    const { code, person, home } = await letter(2)
    const squat = { code, full_name: 'Kẻ Giữ Số', phone_number: person.phone }
    expect(cameIn(await office.join(squat))).toBe('waiting office_checks')
    const password = 'Một mật khẩu khác hẳn 9'
    const asked = { code, ...saying(person), password }
    expect(faults(await office.join(asked))).toEqual(['phone_number:phone_number_exists'])
    await office.contactCode({ code, phone_number: person.phone })
    expect(cameIn(await office.join({ ...asked, otp: await codeTo(person.phone) }))).toBe('in')
    expect((await office.enter(person.phone, password)).status).toBe(200)
    expect(outcome(await office.enter(person.phone))).toBe('401 invalid_credentials')

    // Whoever has a home, or has proved it, keeps it.
    const other = await office.settle(home)
    await office.contactCode({ code, phone_number: person.phone })
    const late = { code, full_name: other.name, phone_number: person.phone, otp: await codeTo(person.phone) }
    expect(faults(await office.join(late))).toEqual(['phone_number:phone_number_exists'])
  })
})
