import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { permissionCodeNames } from '#domain/permission.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { addPerson, right, tokenFor, type Person } from '#tests/support/server/people.ts'
import { call } from '#tests/support/server/test-server.ts'

// A decision for all buildings, made in one of them, needs the right for the organisation as a whole.
let seeded: SeededServer
let admin: ReturnType<SeededServer['as']>
let manager: Awaited<ReturnType<SeededServer['member']>>
const every = permissionCodeNames.map((code) => right(code, 'read', 'create', 'update', 'delete', 'approve'))
beforeAll(async () => {
  seeded = await openSeededServer()
  admin = seeded.as('ADM')
  manager = await seeded.member('1', ...every)
})
afterAll(() => seeded.close())

/** Makes a group of the organisation with these rights and adds the person to it, beside their other groups. */
async function giveOrganisation(person: Person, ...rights: ReturnType<typeof right>[]) {
  const made = await admin('POST permission-groups', {
    building_id: '',
    name: `Org ${person.id}`,
    group_permissions: rights,
  })
  expect(outcome(made)).toBe('201')
  const groups = recordOf(await admin(`GET org-members/${person.id}`)).permission_groups as string[]
  const moved = await admin(`PATCH org-members/${person.id}`, {
    permission_groups: [...groups, recordOf(made).id],
  })
  expect(outcome(moved)).toBe('200')
  return recordOf(made)
}

test('only the organisation makes a new building, not the manager of another one', async () => {
  const building = { code: 'NEW', name: 'New', address: 'There', currency_code: 'vnd' }
  expect(outcome(await manager('POST buildings', building))).toBe('403 forbidden')
  expect(outcome(await manager('POST buildings', { ...building, building_id: '1' }))).toBe('403 forbidden')
  expect(outcome(await manager('POST buildings', { items: [building] }))).toBe('403 forbidden')
  const planner = await seeded.member('1', right('manage_building', 'read'))
  await giveOrganisation(planner.person, right('manage_building', 'create'))
  expect(outcome(await planner('POST buildings', building))).toBe('201')
  expect(outcome(await admin('POST buildings', { ...building, code: 'OTHER' }))).toBe('201')
  // A building's own settings stay its own.
  const own = recordOf(await manager('GET buildings/1'))
  expect(outcome(await manager('PATCH buildings/1', { contact: 'Desk', version: own.version }))).toBe('200')
})

describe('exchange rates', () => {
  const usdRate = async () => {
    const rates = rowsOf(
      await admin('GET apartment/exchange-rates?sort=-valid_from&columns=id,code,name,price'),
      'exchange_rates',
    )
    return rates.find(({ code }) => code === 'usd') as {
      id: string
      price: number
      code: string
      name: string
    }
  }

  test('are read with their currency’s code, as lists show them', async () => {
    expect(await usdRate()).toEqual({ id: expect.any(String), code: 'usd', name: 'USD/VND', price: 25_650 })
    const cashier = await seeded.member('1', right('manage_exchange_rate', 'read'))
    expect(outcome(await cashier('GET apartment/exchange-rates'))).toBe('200')
  })

  test('are set by no building, whatever it holds: create, update, delete, restore, a currency', async () => {
    const { id } = await usdRate()
    const [currency] = rowsOf(await admin('GET currencies?code=usd'))
    const rate = {
      currency_id: currency?.id,
      name: 'x',
      price: 1,
      valid_from: '2026-11-01',
      confirm_change: '1',
    }
    const tries = [
      manager('POST apartment/exchange-rates', rate),
      manager('POST apartment/exchange-rates', { ...rate, building_id: '1' }),
      manager(`PATCH apartment/exchange-rates/${id}`, { price: 1, confirm_change: '1' }),
      manager(`PUT apartment/exchange-rates/${id}`, { ...rate, building_id: '1' }),
      manager(`DELETE apartment/exchange-rates/${id}?confirm_change=1&building_id=1`),
      manager(`POST apartment/exchange-rates/${id}/restore`, { building_id: '1' }),
      manager(`PATCH currencies/${String(currency?.id)}`, { digits: 0 }),
      manager('POST currencies', { code: 'usd', name: 'x', symbol: 'x', digits: 0 }),
    ]
    for (const reply of await Promise.all(tries)) expect(outcome(reply)).toBe('403 forbidden')
    const several = await manager(`DELETE apartment/exchange-rates?ids=${id}&confirm_change=1`)
    expect(JSON.stringify(several.body)).toContain('forbidden')
    expect((await usdRate()).price).toBe(25_650)
  })

  test('a member sets them whom an org_admin gives the right for the organisation; nothing else follows from it', async () => {
    const member = await seeded.member('1', right('manage_block', 'read'))
    await giveOrganisation(member.person, right('manage_exchange_rate', 'read', 'update'))
    const { id } = await usdRate()
    expect(outcome(await member(`PATCH apartment/exchange-rates/${id}`, { price: 25_700 }))).toBe('200')
    expect(outcome(await member(`DELETE apartment/exchange-rates/${id}`))).toBe('403 forbidden')
    const { body } = await member('GET ../current-user?building_id=1')
    expect(body.user).toMatchObject({
      organisation_permissions: [right('manage_exchange_rate', 'read', 'update')],
    })
    expect(JSON.stringify((body.user as { building: unknown }).building)).not.toContain(
      'manage_exchange_rate',
    )
  })

  test('more than 5 % against the rate valid before is asked twice, however it comes about', async () => {
    const { id, price } = await usdRate()
    const [currency] = rowsOf(await admin('GET currencies?code=usd'))
    const add = (more: object) =>
      admin('POST apartment/exchange-rates', { currency_id: currency?.id, name: 'USD', ...more })
    const asked = await admin(`PATCH apartment/exchange-rates/${id}`, { price: 1 })
    expect([outcome(asked), ...faults(asked)]).toEqual([
      '422 rate_change_needs_confirm',
      'price:rate_change_needs_confirm',
    ])
    expect(asked.body).toMatchObject({
      confirm: 'confirm_change',
      old: String(price),
      new: '1',
      percent: -100,
    })
    expect(faults(await add({ price: 27_242, valid_from: '2026-11-01' }))).toEqual([
      'price:rate_change_needs_confirm',
    ])
    expect(outcome(await add({ price: 26_930, valid_from: '2026-11-01' }))).toBe('201')
    // Small steps do not add up unseen: each is compared with the rate before it in time.
    const stepped = await usdRate()
    expect(faults(await admin(`PATCH apartment/exchange-rates/${stepped.id}`, { price: 28_013 }))).toEqual([
      'price:rate_change_needs_confirm',
    ])
    const confirmed = await admin(`PATCH apartment/exchange-rates/${stepped.id}`, {
      price: 28_270,
      confirm_change: '1',
    })
    expect(recordOf(confirmed)).toMatchObject({ change_percent: 10 })
    // Deleting it, or moving it, makes the older one valid.
    expect(outcome(await admin(`DELETE apartment/exchange-rates/${stepped.id}`))).toBe(
      '422 rate_change_needs_confirm',
    )
    expect(
      outcome(await admin(`PATCH apartment/exchange-rates/${stepped.id}`, { valid_from: '2020-01-01' })),
    ).toBe('422 rate_change_needs_confirm')
    expect(outcome(await admin(`DELETE apartment/exchange-rates/${stepped.id}?confirm_change=1`))).toBe('200')
    expect(outcome(await admin(`POST apartment/exchange-rates/${stepped.id}/restore`, {}))).toBe(
      '422 rate_change_needs_confirm',
    )
    expect((await usdRate()).price).toBe(price)
    // It is a parameter of the request and no field of the record; elsewhere it means nothing.
    expect(faults(await admin('POST currencies', { confirm_change: '1' }))).toContain(
      'confirm_change:unknown_field',
    )
    const history = rowsOf(await admin(`GET apartment/exchange-rates/${stepped.id}/history`))
    expect(JSON.stringify(history)).toContain('change_percent')
  })
})

test('small steps that add up to more than 5 % are asked about, by whatever way they come', async () => {
  const [currency] = rowsOf(await admin('GET currencies?code=usd'))
  const add = (price: number, valid_from: string, more: object = {}) =>
    admin('POST apartment/exchange-rates', {
      currency_id: currency?.id,
      name: 'Step',
      price,
      valid_from,
      ...more,
    })
  const idOf = (reply: Awaited<ReturnType<typeof add>>) => recordOf(reply).id
  const at = (id: string) => `apartment/exchange-rates/${id}`
  const asked = '422 rate_change_needs_confirm'
  const made = [idOf(await add(30_000, '2026-11-02', { confirm_change: '1' }))]
  made.push(idOf(await add(31_000, '2026-11-03')))
  const third = await add(32_000, '2026-11-04')
  expect(outcome(third)).toBe(asked)
  // It is compared with the price that somebody confirmed.
  expect(third.body).toMatchObject({ old: '30000', new: '32000', percent: 6.67 })
  expect(outcome(await add(32_000, '2027-01-01'))).toBe(asked)
  expect(outcome(await add(29_600, '2026-11-04'))).toBe('201')
  const confirmed = idOf(await add(32_000, '2026-11-05', { confirm_change: '1' }))
  // From here on that is the confirmed price; changing and deleting rows count as steps too.
  const top = idOf(await add(33_500, '2026-11-06'))
  expect(outcome(await admin(`PATCH ${at(top)}`, { price: 33_600 }))).toBe('200')
  expect(outcome(await admin(`PATCH ${at(top)}`, { price: 33_601 }))).toBe(asked)
  expect(outcome(await admin(`DELETE ${at(top)}`))).toBe('200')
  expect(outcome(await admin(`PATCH ${at(confirmed)}`, { price: 30_500 }))).toBe('200')
  expect(outcome(await admin(`PATCH ${at(confirmed)}`, { price: 30_399 }))).toBe(asked)
  // A rate that is over affects no till: it is compared with its neighbours only.
  expect(outcome(await admin(`PATCH ${at(made[1]!)}`, { price: 30_100 }))).toBe('200')
  const all = rowsOf(await admin('GET apartment/exchange-rates?name[contains]=Step'), 'exchange_rates')
  for (const { id } of all) await admin(`DELETE ${at(String(id))}?confirm_change=1`)
})

test('steps that are written into the past, one day earlier each time, add up as well', async () => {
  const [currency] = rowsOf(await admin('GET currencies?code=riel'))
  const add = (price: number, valid_from: string, more: object = {}) =>
    admin('POST apartment/exchange-rates', {
      currency_id: currency?.id,
      name: 'Past',
      price,
      valid_from,
      ...more,
    })
  expect(outcome(await add(100, '2026-11-02', { confirm_change: '1' }))).toBe('201')
  const first = recordOf(await add(104, '2026-11-20')).id
  const second = recordOf(await add(104, '2026-11-19')).id
  expect(outcome(await admin(`DELETE apartment/exchange-rates/${first}`))).toBe('200')
  expect(outcome(await add(104, '2026-11-18'))).toBe('201')
  expect(outcome(await admin(`PATCH apartment/exchange-rates/${second}`, { price: 108 }))).toBe(
    '422 rate_change_needs_confirm',
  )
  const all = rowsOf(await admin('GET apartment/exchange-rates?name[contains]=Past'), 'exchange_rates')
  for (const { id } of all) await admin(`DELETE apartment/exchange-rates/${String(id)}?confirm_change=1`)
})

test('a currency’s rate in another organisation is revealed to nobody here', async () => {
  const abroad = await tokenFor(
    seeded.server,
    await addPerson(seeded.server, { type: 'org_admin', organisationId: '2' }),
  )
  const [currency] = rowsOf(await admin('GET currencies?code=usd'))
  const reply = await call(seeded.server, 'POST /v1/manage/apartment/exchange-rates', {
    token: abroad,
    json: { currency_id: currency?.id, name: 'Guess', price: 1, valid_from: '2026-11-19' },
  })
  expect([outcome(reply), ...faults(reply)]).toEqual([
    '422 invalid_reference',
    'currency_id:invalid_reference',
  ])
})

test('a currency’s only rate is not deleted and made again without a confirmation', async () => {
  const [currency] = rowsOf(await admin('GET currencies?code=riel'))
  const rates = rowsOf(
    await admin(`GET apartment/exchange-rates?currency_id=${String(currency?.id)}&sort=-valid_from`),
    'exchange_rates',
  )
  for (const { id } of rates.slice(0, -1))
    expect(outcome(await admin(`DELETE apartment/exchange-rates/${String(id)}?confirm_change=1`))).toBe('200')
  const at = `apartment/exchange-rates/${String(rates.at(-1)?.id)}`
  const asked = '422 rate_change_needs_confirm'
  expect(outcome(await admin(`DELETE ${at}`))).toBe(asked)
  expect(outcome(await admin(`PATCH ${at}`, { valid_from: '2099-01-01' }))).toBe(asked)
  const [dollar] = rowsOf(await admin('GET currencies?code=usd'))
  expect(outcome(await admin(`PATCH ${at}`, { currency_id: dollar?.id, valid_from: '2000-01-01' }))).toBe(
    asked,
  )
  for (const { id } of rates.slice(0, -1).toReversed())
    await admin(`POST apartment/exchange-rates/${String(id)}/restore`, { confirm_change: '1' })
})

test('a mistyped rate can be put right, however far it was off, and no currency’s rates become another’s', async () => {
  const [currency] = rowsOf(await admin('GET currencies?code=riel'))
  const add = (price: number, valid_from: string) =>
    admin('POST apartment/exchange-rates', {
      currency_id: currency?.id,
      name: 'Riel',
      price,
      valid_from,
      confirm_change: '1',
    })
  expect(outcome(await add(0.000001, '2001-01-01'))).toBe('201')
  expect(recordOf(await add(100_000_000, '2001-01-02'))).toMatchObject({ change_percent: 999_999_999 })
  const [dong] = rowsOf(await admin('GET currencies?code=vnd'))
  await admin(`DELETE currencies/${String(dong?.id)}`)
  const renamed = await admin(`PATCH currencies/${String(currency?.id)}`, { code: 'vnd' })
  expect(outcome(renamed)).toBe('409 currency_has_rates')
  expect(faults(renamed)).toEqual(['code:currency_has_rates'])
  expect(outcome(await admin(`PATCH currencies/${String(currency?.id)}`, { code: 'riel' }))).toBe('200')
  await admin(`POST currencies/${String(dong?.id)}/restore`, {})
})

describe('groups of the organisation', () => {
  test('are made, changed and given by org_admins alone, with codes of the organisation alone', async () => {
    const rights = [right('manage_exchange_rate', 'update')]
    const group = await giveOrganisation(await addPerson(seeded.server), ...rights)
    const at = `permission-groups/${group.id}`
    expect(
      outcome(
        await manager('POST permission-groups', { building_id: '', name: 'Mine', group_permissions: rights }),
      ),
    ).toBe('403 forbidden')
    expect(outcome(await manager(`GET ${at}`))).toBe('404 record_not_found')
    expect(outcome(await manager(`PATCH ${at}`, { name: 'Mine' }))).toBe('404 record_not_found')
    expect(outcome(await manager(`DELETE ${at}`))).toBe('404 record_not_found')
    const colleague = await seeded.member('1', right('manage_block', 'read'))
    const given = await manager(`PATCH org-members/${colleague.person.id}`, { permission_groups: [group.id] })
    expect(['403 rights_exceeded', '422 invalid_reference']).toContain(outcome(given))
    const wrong = await admin('POST permission-groups', {
      building_id: '',
      name: 'Wide',
      group_permissions: [right('manage_debt', 'approve')],
    })
    expect(faults(wrong)).toEqual(['group_permissions.0.code:not_for_organisation'])
  })

  test('give nothing in a building, though their rows were written past the check', async () => {
    const person = await addPerson(seeded.server)
    const [row] = await seeded.db.query<{ id: string }>(
      `insert into permission_group (organisation_id, name, group_permissions) values (1, 'Forged', $1) returning id`,
      [JSON.stringify(every)],
    )
    await seeded.db.execute(
      'insert into account_permission_groups (account_id, permission_group_id) values ($1, $2)',
      [person.id, row?.id],
    )
    const token = await tokenFor(seeded.server, person)
    const { decider } = (await seeded.server.services.principals.of(token))!
    const open = permissionCodeNames.filter(
      (code) => decider.can('1', code, 'read') || decider.can(null, code, 'read'),
    )
    expect(open).toEqual(['manage_exchange_rate', 'manage_building', 'manage_order', 'manage_coupon'])
    expect(permissionCodeNames.filter((code) => decider.can('1', code, 'read'))).toEqual([])
  })
})
