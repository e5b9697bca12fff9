import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cameIn, openInviting, saying, type Inviting } from '#tests/support/server/inviting.ts'
import { lodge } from '#tests/support/server/lodgers.ts'
import { faults, outcome } from '#tests/support/server/seeded-server.ts'

// Somebody who has an account comes in by a letter with it, and nobody else does.
let office: Inviting
beforeAll(async () => {
  office = await openInviting()
})
afterAll(() => office.close())
beforeEach(() => office.db.execute('delete from throttle'))

const letter = (...given: Parameters<Inviting['letter']>) => office.letter(...given)

describe('somebody with an account', () => {
  test('comes into a further home with their password, and nobody else does with it', async () => {
    const { person, code } = await letter()
    expect(cameIn(await office.join({ code, ...saying(person) }))).toBe('in')
    const second = await letter(1, { name: person.name, phone: person.phone })
    const asked = { code: second.code, ...saying(person) }
    expect(faults(await office.join({ ...asked, password: 'Not the right one 1' }))).toEqual([
      'phone_number:phone_number_exists',
    ])
    expect(cameIn(await office.join(asked))).toBe('in')
    expect(await office.accountOf(second.person.id)).toBe(await office.accountOf(person.id))
  })

  test('is not told of who names two of them, whose tries are counted as wrong passwords', async () => {
    const { people, code, id } = await letter(3, { born: '1991-01-01' })
    const [first, second, third] = [people[0]!, people[1]!, people[2]!]
    const email = 'named.beside@example.com'
    expect(cameIn(await office.join({ code, ...saying(first) }))).toBe('in')
    expect(cameIn(await office.join({ code, full_name: second.name, email, birth_year: 1991 }))).toBe('in')
    const probe = {
      code,
      full_name: third.name,
      phone_number: first.phone,
      email,
      password: 'Not the right one 1',
    }
    const free = { ...probe, email: 'nobody.has.it@example.com' }
    for (const asked of [probe, free, probe, free, probe, free, probe, free, probe, free])
      expect(faults(await office.join(asked))).toEqual(['phone_number:phone_number_exists'])
    expect(outcome(await office.join(probe))).toBe('429 too_many_requests')
    // As at the sign-in they are logged, and the owner hears of it.
    await office.server.services.background.drain()
    const log = await office.db.query<{ action: string }>(
      `select action from log where resource = 'account' and record_id = $1 and action like 'login%' order by action`,
      [await office.accountOf(first.id)],
    )
    const failed = Array.from({ length: 9 }, () => 'login_failed')
    expect(log.map(({ action }) => action)).toEqual([...failed, 'login_locked'])
    const counted = await office.db.query<{ count: number }>('select count from throttle where key = $1', [
      `join:invitation:${id}`,
    ])
    expect(counted).toEqual([{ count: 13 }])
  })

  test('of staff who live in the house comes in signed in, and stays what it is', async () => {
    const { person, code } = await letter()
    const staff = await lodge(office.seeded, { stays: [], type: 'org_member' })
    const reply = await staff('POST resident/join', { code, ...saying(person) })
    expect(cameIn(reply)).toBe('in')
    expect(await office.accountOf(person.id)).toBe(staff.accountId)
    const [account] = await office.db.query('select type from account where id = $1', [staff.accountId])
    expect(account).toEqual({ type: 'org_member' })
  })

  test('of another organisation does not come in', async () => {
    const { person, code } = await letter()
    await office.db.execute(
      `insert into account (organisation_id, name, email, phone_number, type, status, password)
        select 2, 'Other', 'other.org@example.com', $1, 'org_member', 'active', password from account
          where password is not null limit 1`,
      [person.phone],
    )
    expect(faults(await office.join({ code, ...saying(person) }))).toEqual([
      'phone_number:phone_number_exists',
    ])
    expect(await office.accountOf(person.id)).toBeUndefined()
  })
})
