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
import { officeToday } from '#core/days.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { right, type Person } from '#tests/support/server/people.ts'

// The organisation decides what a building pays to it.
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

describe('orders', () => {
  let made = 0
  const term = { start_date: '2027-01-01', end_date: '2027-12-31' }
  const draft = async (more: object = {}) =>
    manager('POST orders', {
      building_id: '1',
      code: `O-${++made}`,
      permission_product_codes: ['ql', 'tc'],
      ...term,
      ...more,
    })
  /** A voucher of the building that pays an order, approved. */
  const pay = async (order: { id: string }, amount: string) => {
    const [from] = await seeded.db.query<{ category: string; account: string }>(
      `select (select min(id)::text from payment_voucher_category where building_id = 1 and is_active
          and not for_maintenance and pays_out is null) as category,
        (select id::text from cash_account where building_id = 1 and code = 'QUY-NH') as account`,
    )
    const voucher = await manager('POST payment-vouchers', {
      building_id: '1',
      date: officeToday(),
      category_id: from?.category,
      cash_account_id: from?.account,
      amount,
      party: 'Lobby',
      order_id: order.id,
      overdraft_reason: 'Chưa nhập số dư',
    })
    if (voucher.status >= 300) return { voucher: '', said: [outcome(voucher), ...faults(voucher)] }
    const { id } = recordOf(voucher)
    const reply = await manager(`POST payment-vouchers/${id}/approve`, {})
    return { voucher: id, said: [outcome(reply), ...faults(reply)] }
  }
  const statusOf = async ({ id }: { id: string }) => recordOf(await admin(`GET orders/${id}`)).payment_status
  const step = (who: typeof admin, order: { id: string }, name: string, body: object = {}) =>
    who(`POST orders/${order.id}/${name}`, body)

  test('cost what the server says: months times prices less the coupon; nobody types an amount', async () => {
    expect(faults(await draft({ amount: '1' }))).toEqual(['amount:read_only'])
    expect(faults(await draft({ payment_status: 'paid' }))).toEqual(['payment_status:read_only'])
    // 1,500,000 and 800,000 a month, 12 months, 10 % off.
    const order = recordOf(await draft({ coupon: 'lobby10' }))
    expect(order).toMatchObject({
      months: 12,
      full_price: '27600000',
      discount: '2760000',
      amount: '24840000',
    })
    const longer = recordOf(
      await manager(`PATCH orders/${order.id}`, { end_date: '2028-01-01', coupon: null }),
    )
    expect(longer).toMatchObject({ months: 13, discount: '0', amount: '29900000' })
  })

  test('are approved and refused by the organisation, never by the building that pays; nobody types that they are paid', async () => {
    const order = recordOf(await draft())
    expect(outcome(await step(manager, order, 'submit'))).toBe('200')
    expect(outcome(await step(manager, order, 'complete'))).toBe('403 forbidden')
    expect(outcome(await step(manager, order, 'reject', { cancel_reason: 'x' }))).toBe('403 forbidden')
    expect(outcome(await step(manager, order, 'cancel', { cancel_reason: 'x' }))).toBe(
      '409 illegal_transition',
    )
    for (const who of [manager, admin])
      expect(faults(await who(`PATCH orders/${order.id}`, { payment_status: 'paid' }))).toEqual([
        'payment_status:read_only',
      ])
    expect(
      outcome(await manager(`PATCH orders/${order.id}`, { permission_product_codes: ['ql', 'vh', 'tc'] })),
    ).toBe('409 record_frozen')
    expect(
      outcome(await manager('PATCH buildings/1', { permission_product_codes: ['ql', 'vh', 'tc'] })),
    ).toBe('403 forbidden')
    const bulk = await manager('POST orders/bulk/complete', { ids: [order.id] })
    expect(JSON.stringify(bulk.body)).toContain('forbidden')
    const approver = await seeded.member('1', right('manage_order', 'read'))
    await giveOrganisation(approver.person, right('manage_order', 'approve'))
    expect(recordOf(await step(approver, order, 'complete'))).toMatchObject({ status: 'complete' })
    const own = recordOf(await draft())
    expect(outcome(await step(manager, own, 'cancel', { cancel_reason: 'Not needed' }))).toBe('200')
  })

  test('are paid by vouchers of the building, up to their amount, and unpaid when these are voided', async () => {
    const order = recordOf(await draft())
    const entries = async () =>
      (
        await seeded.db.query(
          `select from ledger_entry where building_id = 1 and kind like 'payment_voucher%'`,
        )
      ).length
    const before = await entries()
    const first = await pay(order, '20000000')
    expect([first.said, await statusOf(order)]).toEqual([['200'], 'unpaid'])
    expect((await pay(order, '7600001')).said).toEqual(['422 more_than_order', 'amount:more_than_order'])
    const said = await Promise.all(Array.from({ length: 3 }, () => pay(order, '7600000')))
    // One pays; who comes after finds too much, or an order that waits for nothing any more.
    expect(said.filter((one) => one.said[0] === '200')).toHaveLength(1)
    for (const {
      said: [answer],
    } of said)
      expect(['200', '422 more_than_order', '422 invalid_reference']).toContain(answer)
    expect([await statusOf(order), await entries()]).toEqual(['paid', before + 2])
    expect(outcome(await manager(`DELETE orders/${order.id}`))).toBe('409 record_in_use')
    await manager(`POST payment-vouchers/${first.voucher}/void`, { reason: 'nhầm' })
    expect([await statusOf(order), await entries()]).toEqual(['unpaid', before + 3])
    await step(manager, order, 'cancel', { cancel_reason: 'x' })
    expect((await pay(order, '5')).said).toEqual(['422 invalid_reference', 'order_id:invalid_reference'])
    expect(await findBrokenInvariants(seeded.db)).toEqual({})
  })

  test('are paid for one amount: what the building adds, or a price that changes, is not paid yet', async () => {
    const paid = async () => {
      const order = recordOf(await draft())
      expect((await pay(order, '27600000')).said).toEqual(['200'])
      expect(await statusOf(order)).toBe('paid')
      return order
    }
    const grown = await paid()
    expect(recordOf(await manager(`PATCH orders/${grown.id}`, { note: 'Same' }))).toMatchObject({
      payment_status: 'paid',
    })
    expect(recordOf(await manager(`PATCH orders/${grown.id}`, { end_date: '2028-12-31' }))).toMatchObject({
      payment_status: 'unpaid',
      amount: '55200000',
    })
    expect((await pay(grown, '27600000')).said).toEqual(['200'])
    expect(await statusOf(grown)).toBe('paid')
    const kept = await paid()
    const [price] = rowsOf(await admin('GET module-prices?module=ql&currency_code=vnd'))
    await admin(`PATCH module-prices/${String(price?.id)}`, { price: '9000000' })
    expect(recordOf(await step(manager, kept, 'submit'))).toMatchObject({
      payment_status: 'unpaid',
      amount: '117600000',
    })
    await admin(`PATCH module-prices/${String(price?.id)}`, { price: '1500000' })
    const same = await paid()
    expect(recordOf(await step(manager, same, 'submit'))).toMatchObject({
      payment_status: 'paid',
      amount: '27600000',
    })
    await step(admin, same, 'complete')
  })

  test('the prices and coupons are the organisation’s: a building reads prices, and no coupons', async () => {
    const [price] = rowsOf(await manager('GET module-prices'))
    expect(outcome(await manager(`PATCH module-prices/${String(price?.id)}`, { price: '1' }))).toBe(
      '403 forbidden',
    )
    expect(outcome(await manager('GET coupons'))).toBe('403 forbidden')
    expect(outcome(await manager('GET coupons?building_id=1'))).toBe('403 forbidden')
    expect(outcome(await manager('POST coupons', { code: 'FREE', percent: 100 }))).toBe('403 forbidden')
    const shown = recordOf(await manager(`GET orders/${recordOf(await draft()).id}?with=used_coupon`))
    expect(shown.used_coupon).toBeUndefined()
  })

  test('a coupon is used on submission, once for each of its uses, and comes back with a refusal', async () => {
    const coupon = recordOf(await admin('POST coupons', { code: 'ONCE', percent: 50, usage_limit: 1 }))
    expect(faults(await draft({ coupon: 'NEVER' }))).toEqual(['coupon:coupon_not_found'])
    await admin('POST coupons', { code: 'OVER', percent: 50, valid_to: '2020-01-01' })
    expect(faults(await draft({ coupon: 'OVER' }))).toEqual(['coupon:coupon_expired'])
    await admin('POST coupons', {
      code: 'DOLLARS',
      discount_type: 'amount',
      currency_code: 'usd',
      amount: '5',
    })
    expect(faults(await draft({ coupon: 'DOLLARS' }))).toEqual(['coupon:coupon_other_currency'])
    const orders = [recordOf(await draft({ coupon: 'ONCE' })), recordOf(await draft({ coupon: 'ONCE' }))]
    const replies = await Promise.all(orders.map((order) => step(manager, order, 'submit')))
    expect(replies.map(outcome).toSorted()).toEqual(['200', '422 coupon_used_up'])
    const used = async () => recordOf(await admin(`GET coupons/${coupon.id}`)).used_count
    expect(await used()).toBe(1)
    expect(faults(await draft({ coupon: 'ONCE' }))).toEqual(['coupon:coupon_used_up'])
    const winner = orders[replies.findIndex(({ status }) => status === 200)]!
    expect(outcome(await step(admin, winner, 'reject', { cancel_reason: 'No' }))).toBe('200')
    expect(await used()).toBe(0)
  })

  test('a building with a paid order that waits submits no other, and a module without a price is not submitted', async () => {
    const paid = recordOf(await draft())
    await step(manager, paid, 'submit')
    expect((await pay(paid, '27600000')).said).toEqual(['200'])
    const next = recordOf(await draft())
    expect(outcome(await step(manager, next, 'submit'))).toBe('409 pending_order_exists')
    await step(admin, paid, 'complete')
    await seeded.db.execute(
      `update module_price set deleted_at = now() where module = 'tc' and currency_code = 'vnd'`,
    )
    const refused = await step(manager, next, 'submit')
    expect(faults(refused)).toEqual(['permission_product_codes:no_price'])
    expect(recordOf(await draft())).toMatchObject({ amount: null })
  })
})
