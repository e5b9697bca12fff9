import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import { cameIn, openInviting, type Inviting } from '#tests/support/server/inviting.ts'
import { addStay, lodge } from '#tests/support/server/lodgers.ts'
import { faults, outcome, rowsOf } from '#tests/support/server/seeded-server.ts'

// Who lives with a resident: the householder invites adults of their home and lets them act; anybody leaves.
let office: Inviting
beforeAll(async () => {
  office = await openInviting()
})
afterAll(() => office.close())
beforeEach(() => office.db.execute('delete from throttle'))

describe('a householder', () => {
  test('invites an adult of their home, and the office hears of it', async () => {
    const home = office.home()
    const head = await lodge(office.seeded, { stays: [{ apartmentId: home, relationship: 'householder' }] })
    const [wife, child] = [await office.settle(home), await office.settle(home, { born: '2020-01-01' })]
    const ask = (resident: string, by = head) =>
      by('POST resident/household/invitations', { apartment_id: home, resident_id: resident })
    const reply = await ask(wife.id)
    expect(reply.status).toBe(201)
    const { id, code } = reply.body.data as { readonly id: string; readonly code: string }
    expect((await office.look(code)).body.data).toMatchObject({ kind: 'householder', asks_person: false })
    expect(
      rowsOf(await office.a('GET notifications/web')).some(({ link }) => String(link).endsWith(id)),
    ).toBe(true)
    expect(cameIn(await office.join({ code, phone_number: wife.phone }))).toBe('in')

    expect(outcome(await ask(wife.id))).toBe('409 already_joined')
    // A link that the householder has kept gives them nobody's account.
    const late = await office.settle(home)
    const kept = (await ask(late.id)).body.data as { readonly code: string }
    const letter = await office.letterTo(home)
    const said = { full_name: late.name, phone_number: late.phone }
    expect(cameIn(await office.join({ code: letter.code, ...said }))).toBe('in')
    expect(outcome(await office.join({ code: kept.code, phone_number: '0933000321' }))).toBe(
      '404 invitation_not_found',
    )
    expect(faults(await ask(child.id))).toEqual(['resident_id:invalid_reference'])
    const stranger = await office.settle(office.home())
    expect(faults(await ask(stranger.id))).toEqual(['resident_id:invalid_reference'])
    const member = await lodge(office.seeded, { stays: [{ apartmentId: home }] })
    expect(outcome(await ask(stranger.id, member))).toBe('404 record_not_found')
  })
})

describe('a householder’s link', () => {
  const ways: readonly [string, (residentId: string, elsewhere: string) => Promise<unknown>][] = [
    ['lives in another flat', (id, apartmentId) => addStay(office, id, { apartmentId })],
    [
      'pays for another flat, where they lived before',
      async (id, apartmentId) => {
        await addStay(office, id, { apartmentId, until: addDays(officeToday(), -1) })
        const rule = { building_id: '1', apartment_id: apartmentId, payer_kind: 'owner', resident_id: id }
        expect((await office.a('POST payer-rules', { ...rule, from_month: '2026-01' })).status).toBe(201)
      },
    ],
  ]
  test.each(ways)('is not for an adult who %s, which it would open too', async (_how, link) => {
    const home = office.home()
    const head = await lodge(office.seeded, { stays: [{ apartmentId: home, relationship: 'householder' }] })
    const [wife, mother] = [await office.settle(home), await office.settle(home)]
    const ask = (resident: string) =>
      head('POST resident/household/invitations', { apartment_id: home, resident_id: resident })
    await link(wife.id, office.home())
    expect(outcome(await ask(wife.id))).toBe('409 invited_by_office')
    // Asked again when it is used.
    const { code } = (await ask(mother.id)).body.data as { readonly code: string }
    expect((await office.look(code)).status).toBe(200)
    await link(mother.id, office.home())
    expect(outcome(await office.join({ code, phone_number: mother.phone }))).toBe('404 invitation_not_found')
    expect(await office.accountOf(mother.id)).toBeUndefined()
  })
})

describe('a household', () => {
  test('is shown whole to its householder, and by names to the others', async () => {
    const home = office.home()
    const head = await lodge(office.seeded, { stays: [{ apartmentId: home, relationship: 'householder' }] })
    const member = await lodge(office.seeded, { stays: [{ apartmentId: home, acts: false }] })
    const child = await office.settle(home, { born: '2020-01-01', relationship: 'child' })
    const ask = async (by: typeof head) => rowsOf(await by(`GET resident/household?apartment_id=${home}`))
    expect(await ask(head)).toMatchObject([
      { full_name: head.name, is_me: true, is_adult: true, acts: true, app_access: 'in' },
      { full_name: member.name, is_me: false, is_adult: true, acts: false, app_access: 'in' },
      { full_name: child.name, is_me: false, is_adult: false, acts: false, app_access: 'never' },
    ])
    expect(
      (await ask(member)).map(({ full_name, is_me, acts, app_access }) => [
        full_name,
        is_me,
        acts,
        app_access,
      ]),
    ).toEqual([
      [head.name, false, null, null],
      [member.name, true, null, null],
      [child.name, false, null, null],
    ])
    const other = await lodge(office.seeded, { stays: [{ apartmentId: office.home() }] })
    expect(outcome(await other(`GET resident/household?apartment_id=${home}`))).toBe('404 record_not_found')
  })

  test('its householder says which adult acts, and nobody else does', async () => {
    const home = office.home()
    const head = await lodge(office.seeded, { stays: [{ apartmentId: home, relationship: 'householder' }] })
    const member = await lodge(office.seeded, { stays: [{ apartmentId: home, acts: false }] })
    const child = await office.settle(home, { born: '2020-01-01', relationship: 'child' })
    const fees = async () => outcome(await member(`GET resident/fees?apartment_id=${home}`))
    const allow = (who: string, acts: boolean, by = head) =>
      by('POST resident/household/acting', { apartment_id: home, resident_id: who, acts })
    expect(await fees()).toBe('404 record_not_found')
    expect(outcome(await allow(member.residentId, true, member))).toBe('404 record_not_found')
    expect(outcome(await allow(member.residentId, true))).toBe('200')
    expect(await fees()).toBe('200')
    expect(outcome(await allow(member.residentId, false))).toBe('200')
    expect(await fees()).toBe('404 record_not_found')
    // Of two householders neither silences the other.
    const second = await lodge(office.seeded, { stays: [{ apartmentId: home, relationship: 'householder' }] })
    for (const who of [child.id, head.residentId, second.residentId])
      expect(faults(await allow(who, false))).toEqual(['resident_id:invalid_reference'])
    expect(outcome(await second(`GET resident/fees?apartment_id=${home}`))).toBe('200')
    const shown = rowsOf(await head(`GET resident/household?apartment_id=${home}`))
    expect(shown.find(({ full_name }) => full_name === second.name)).toMatchObject({ acts: null })
  })

  test('is left by oneself: the account is in no more, and the stay is the office’s', async () => {
    const home = office.home()
    const member = await lodge(office.seeded, { stays: [{ apartmentId: home }] })
    expect(outcome(await member('POST resident/household/leave', { apartment_id: home }))).toBe('200')
    expect(await office.accountOf(member.residentId)).toBeUndefined()
    expect(await office.access(member.residentId)).toBe('never')
    expect((await member('GET resident/me')).status).toBe(401)
    const stays = rowsOf(
      await office.a(`GET residencies?building_id=1&resident_id=${member.residentId}&lives=1`),
    )
    expect(stays).toHaveLength(1)
  })
})
