import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import { endInvitations } from '#api/invitations/watch.ts'
import { beginReminders } from '#api/invitations/round-statements.ts'
import { showPassCode } from '#domain/visitor-pass.ts'
import { pdfQrs } from '#tests/support/documents/pdf-qr.ts'
import { cameIn, openInviting, type Inviting } from '#tests/support/server/inviting.ts'
import { faults, outcome, recordOf, right, rowsOf } from '#tests/support/server/seeded-server.ts'

// The office invites residents: in person, by letter, again and at the desk; a householder invites their household.
let office: Inviting
beforeAll(async () => {
  office = await openInviting()
})
afterAll(() => office.close())
beforeEach(() => office.db.execute('delete from throttle'))

const outboxOf = (recipient: string) =>
  office.db.query<{ channel: string; body: string; subject: string }>(
    'select channel, subject, body from outbox where recipient = $1 order by id',
    [recipient],
  )
const ofResident = async (id: string) =>
  rowsOf(await office.a(`GET resident-invitations?building_id=1&resident_id=${id}&sort=id`))

describe('a sending', () => {
  test('reaches each in the first way that does, a letter is one for an apartment, and it foretells so', async () => {
    const home = office.home()
    const byMail = await office.settle(home, { email: 'by.mail@example.com', phone: '0933000001' })
    const bySms = await office.settle(home, { phone: '0933000002' })
    const byLetter = await office.settle(home, { phone: null })
    const child = await office.settle(home, { born: '2024-01-01', email: 'child@example.com' })
    const made = await office.a('POST invitation-rounds', {
      building_id: '1',
      audience: 'apartments',
      apartments: [home],
      ways: ['email', 'sms', 'letter'],
    })
    const { id, name } = recordOf(made)
    expect(name).toMatch(/^Invitations \d\d\/\d\d\/\d{4}$/)
    const foretold = { apartments: 1, people: 3, not_reached: 0, email: 1, sms: 1, letters: 1 }
    const preview = await office.a(`GET invitation-rounds/${id}/preview`)
    expect(preview.body.data).toEqual({ ...foretold, unsent: ['email', 'sms'] })
    expect(await outboxOf('by.mail@example.com')).toEqual([])

    expect(outcome(await office.a(`POST invitation-rounds/${id}/send`, {}))).toBe('200')
    await office.run(id)
    expect(await office.round(id)).toMatchObject({
      status: 'sent',
      invited: 2,
      letters: 1,
      joined: 0,
      total: 1,
      done: 1,
    })
    for (const { id: resident } of [byMail, bySms, byLetter])
      expect(await office.access(resident)).toBe('invited')
    expect(await office.access(child.id)).toBe('never')
    expect(await ofResident(byMail.id)).toMatchObject([
      { kind: 'personal', channel: 'email', uses: 1, status: 'waiting', delivery: 'queued' },
    ])
    const letters = rowsOf(
      await office.a(`GET resident-invitations?building_id=1&round_id=${id}&kind=letter`),
    )
    expect(letters).toMatchObject([{ apartment_id: home, resident_id: null, uses: 3 }])

    // Sent by nobody, the messages have their codes, so that the office passes them on.
    const codes = new Map((await office.codesOf('i.round_id = $1', id)).map((one) => [one.id, one.code]))
    for (const [person, recipient] of [
      [byMail, 'by.mail@example.com'],
      [bySms, '0933000002'],
    ] as const) {
      const [invited] = await ofResident(person.id)
      const code = codes.get(String(invited?.['id'])) ?? ''
      const [message] = await outboxOf(recipient)
      expect(message?.body).toContain(`/app/join#${showPassCode(code)}`)
      expect((await office.look(code)).body.data).toMatchObject({ kind: 'personal', asks_person: false })
      expect(
        cameIn(await office.join({ code, phone_number: `09330001${person.id.slice(-2).padStart(2, '0')}` })),
      ).toBe('in')
      expect(await office.access(person.id)).toBe('in')
    }
    expect(await office.round(id)).toMatchObject({ joined: 2 })
  })

  test('done twice or by two processes at once invites nobody twice', async () => {
    const home = office.home()
    const { id: person } = await office.settle(home, { email: 'once@example.com' })
    const made = { building_id: '1', audience: 'apartments', apartments: [home], ways: ['email'] }
    const { id } = recordOf(await office.a('POST invitation-rounds', made))
    await office.a(`POST invitation-rounds/${id}/send`, {})
    await Promise.all([office.run(id), office.run(id), office.run(id)])
    await office.run(id)
    expect(await ofResident(person)).toHaveLength(1)
    expect(await outboxOf('once@example.com')).toHaveLength(1)
  })

  test('to nobody, or in no way, is refused', async () => {
    const make = (values: object) => office.a('POST invitation-rounds', { building_id: '1', ...values })
    expect(faults(await make({ audience: 'all' }))).toEqual(['ways:invite_way_required'])
    expect(faults(await make({ audience: 'blocks', ways: ['letter'] }))).toEqual(['blocks:required'])
    const empty = recordOf(
      await make({ audience: 'apartments', apartments: [office.home()], ways: ['letter'] }),
    )
    expect(outcome(await office.a(`POST invitation-rounds/${empty.id}/send`, {}))).toBe(
      '409 nobody_to_invite',
    )
  })

  test('of some residents invites those alone, and begins by one call that is done once', async () => {
    const home = office.home()
    const [one, other] = [
      await office.settle(home, { email: 'chosen@example.com' }),
      await office.settle(home),
    ]
    const body = { building_id: '1', residents: [one.id], ways: ['email', 'letter'] }
    const key = { headers: { 'idempotency-key': `chosen-${home}` } }
    const [first, again] = [
      await office.a('POST residents/invitations', body, key),
      await office.a('POST residents/invitations', body, key),
    ]
    expect([first.status, again.body.data]).toEqual([201, first.body.data])
    await office.run(recordOf(first).id)
    expect([await office.access(one.id), await office.access(other.id)]).toEqual(['invited', 'never'])
  })

  test('reminds those who have not come in after 7 and 21 days, and no third time', async () => {
    const home = office.home()
    const [late, quick] = [
      await office.settle(home, { email: 'late@example.com' }),
      await office.settle(home, { email: 'quick@example.com' }),
    ]
    const id = await office.send({ audience: 'apartments', apartments: [home], ways: ['email', 'letter'] })
    const [of] = await ofResident(quick.id)
    const [invited] = await office.codesOf('i.id = $1', of?.['id'])
    expect(cameIn(await office.join({ code: invited?.code, phone_number: '0933000777' }))).toBe('in')
    const remindOn = async (days: number) => {
      await office.db.execute(
        `update invitation_round set sent_at = now() - make_interval(days => $2) where id = $1`,
        [id, days],
      )
      const begun = await beginReminders(office.server.serving, {})
      if (begun.some((one) => one.id === id)) await office.run(id)
      return (await outboxOf('late@example.com')).length
    }
    expect([
      await remindOn(6),
      await remindOn(7),
      await remindOn(8),
      await remindOn(21),
      await remindOn(40),
    ]).toEqual([1, 2, 2, 3, 3])
    expect(await outboxOf('quick@example.com')).toHaveLength(1)
    expect(await office.round(id)).toMatchObject({ status: 'sent', reminders: 2 })
    // Of several invitations the last one is good.
    const states = (await ofResident(late.id)).map(({ status }) => status)
    expect(states).toEqual(['revoked', 'revoked', 'waiting'])
  })
})

describe('letters', () => {
  const pdfOf = async (id: string, headers: Record<string, string> = {}) =>
    office.seeded.raw(`/v1/manage/invitation-rounds/${id}/letters`, { headers })

  test('are a sheet for each apartment with its code, for whoever sent them, for a day', async () => {
    const homes = [office.home(), office.home()]
    for (const home of homes) await office.settle(home, { phone: null })
    const id = await office.send({ audience: 'apartments', apartments: homes, ways: ['letter'] })
    const codes = (await office.codesOf('i.round_id = $1', id)).map(({ code }) => code)
    const reply = await pdfOf(id)
    expect(reply.status).toBe(200)
    const links = pdfQrs(new Uint8Array(await reply.arrayBuffer()))
    expect([...new Set(links)].toSorted()).toEqual(
      codes.map((code) => `http://localhost:3000/app/join#${showPassCode(code)}`).toSorted(),
    )

    const colleague = await office.seeded.member('1', right('manage_resident', 'read', 'update'))
    expect(outcome(await colleague(`GET invitation-rounds/${id}/letters`))).toBe('409 letters_over')
    await office.db.execute(
      `update invitation_round set sent_at = now() - interval '25 hours' where id = $1`,
      [id],
    )
    expect((await pdfOf(id)).status).toBe(409)
  })

  test('printed again end those that were not used; a used one stays what it is', async () => {
    const home = office.home()
    const people = [await office.settle(home), await office.settle(home)]
    const first = await office.letterTo(home)
    const asked = { full_name: people[0]!.name, phone_number: people[0]!.phone }
    expect(cameIn(await office.join({ code: first.code, ...asked }))).toBe('in')
    const second = await office.letterTo(home)
    expect(outcome(await office.look(first.code))).toBe('404 invitation_not_found')
    expect(await office.invitation(second.id)).toMatchObject({ uses: 1 })
    const other = { full_name: people[1]!.name, phone_number: people[1]!.phone }
    expect(cameIn(await office.join({ code: second.code, ...other }))).toBe('in')
    const third = { audience: 'apartments', apartments: [home], ways: ['letter'] }
    await expect(office.send(third)).rejects.toThrow('409 nobody_to_invite')
    expect(await office.invitation(second.id)).toMatchObject({ status: 'used' })
  })

  test('end after 30 days; after one, nothing but the hash of a code is left', async () => {
    const home = office.home()
    await office.settle(home)
    const { id, code } = await office.letterTo(home)
    const ends = Date.parse(String((await office.invitation(id)).expires_at))
    expect(Math.round((ends - Date.now()) / 86_400_000)).toBe(30)
    await office.db.execute(
      `update invitation_code set created_at = now() - interval '25 hours' where invitation_id = $1`,
      [id],
    )
    const parts = { db: office.server.serving, events: { publish: () => undefined } }
    await endInvitations(parts)
    expect(await office.codesOf('i.id = $1', id)).toEqual([{ id, code: '' }])
    expect((await office.look(code)).status).toBe(200)
    await office.db.execute(`update resident_invitation set expires_at = now() where id = $1`, [id])
    await endInvitations(parts)
    expect((await office.invitation(id)).status).toBe('expired')
    const lines = await office.db.query(
      `select from log where resource = 'resident_invitation' and record_id = $1 and action = 'expire'`,
      [id],
    )
    expect(lines).toHaveLength(1)
  })

  test('end with the household to which they went, also where others live there by then', async () => {
    const home = office.home()
    const gone = await office.settle(home)
    const stays = await office.settle(home)
    const { id, code } = await office.letterTo(home)
    const leave = (who: string) =>
      office.db.execute('update residency set move_out_date = $2 where resident_id = $1', [
        who,
        addDays(officeToday(), -1),
      ])
    await leave(gone.id)
    expect((await office.look(code)).status).toBe(200)
    await leave(stays.id)
    const next = await office.settle(home)
    const asked = { code, full_name: next.name, phone_number: next.phone }
    expect(outcome(await office.join(asked))).toBe('404 invitation_not_found')
    await endInvitations({ db: office.server.serving, events: { publish: () => undefined } })
    expect((await office.invitation(id)).status).toBe('revoked')
  })
})
