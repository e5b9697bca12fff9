import { afterAll, beforeAll, expect, test } from 'vitest'
import { monthOf, officeToday } from '#core/days.ts'
import { sendNotices } from '#api/notices/notice-run.ts'
import { guideKeys, meteredPartOf } from '#domain/guide-steps.ts'
import { meteredTypes } from '#domain/metered-kinds.ts'
import { meteredEntities } from '#entities/metering/metered-entities.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { openGuideDesk } from '#tests/support/server/guide-desk.ts'
import { partsOfNotices } from '#tests/support/money/notice-server.ts'
import { partsOf } from '#tests/support/money/run-server.ts'
import { runFees } from '#api/fees/fee-run.ts'

let seeded: SeededServer
let desk: ReturnType<typeof openGuideDesk>
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = openGuideDesk(seeded)
})
afterAll(() => seeded.close())

const month = monthOf(officeToday())
const day = officeToday()

test('an administrator’s first screen tells which buildings are on their way to their first notice', async () => {
  const id = await desk.newBuilding()
  const rows = async () => {
    const { buildings } = recordOf(await desk.admin('GET dashboard?building_id=1')) as unknown as {
      buildings: readonly { building_id: string; is_new: boolean }[]
    }
    return new Map(buildings.map((row) => [row.building_id, row.is_new]))
  }
  expect((await rows()).get(id)).toBe(true)
  expect(outcome(await desk.admin(`PUT buildings/${id}/guide`, { dismissed: '1' }))).toBe('200')
  expect((await rows()).get(id)).toBe(false)
})

test('an empty building has every step before it, but for the readings that no fee asks for', async () => {
  const id = await desk.newBuilding()
  const { state, steps } = await desk.guideOf(id)
  expect(state).toBe('shown')
  expect(steps.map(({ key }) => key)).toEqual(guideKeys.filter((key) => key !== 'meters'))
  expect(steps.filter((step) => step.is_done || step.is_answered || step.open > 0)).toEqual([])
  expect(steps.filter((step) => step.is_needed).map(({ key }) => key)).toEqual([
    'basics',
    'workbook',
    'prices',
    'bank',
    'first_month',
    'approve',
    'notice',
  ])
  expect(steps.every((step) => step.may)).toBe(true)
})

test('each step follows the records that are there, and those that are not any more', async () => {
  const id = await desk.newBuilding()
  const { home, setting } = await desk.furnish(id)
  expect(await desk.stepOf(id, 'workbook')).toMatchObject({
    is_done: false,
    total: 1,
    open: 1,
    part: 'handover',
  })
  await desk.handOver(home)
  expect(await desk.stepOf(id, 'workbook')).toMatchObject({ is_done: true, open: 0, part: null })
  expect(await desk.stepOf(id, 'people')).toMatchObject({ is_done: false, total: 1, open: 1 })
  expect(await desk.stepOf(id, 'prices')).toMatchObject({ is_done: false, total: 1, open: 1 })
  const tariff = await desk.make('tariffs', {
    building_id: id,
    name: 'Giá',
    fee_setting_id: setting,
    valid_from: `${month}-01`,
    tiers: [{ price: '9000' }],
  })
  expect(await desk.stepOf(id, 'prices')).toMatchObject({ is_done: true, open: 0 })
  expect(outcome(await desk.admin(`DELETE tariffs/${tariff}`))).toBe('200')
  expect(await desk.stepOf(id, 'prices')).toMatchObject({ is_done: false, open: 1 })
  await desk.make('relationships', { building_id: id, code: 'OWNER', name: 'Chủ hộ' })
  expect(await desk.stepOf(id, 'basics')).toMatchObject({ is_done: true })
})

test.each(meteredTypes)('where %s is charged by meter its readings are a needed step', async (type) => {
  const { meter: meters, reading: readings } = meteredEntities[type]
  const id = await desk.newBuilding()
  const { home } = await desk.furnish(id)
  await desk.handOver(home)
  await desk.make('fee-settings', {
    building_id: id,
    code: 'METERED',
    name: 'Theo chỉ số',
    fee_type: type,
    price_type: 'metered',
  })
  const wanted = { is_needed: true, is_done: false, part: meteredPartOf(type) }
  expect(await desk.stepOf(id, 'meters')).toMatchObject({ ...wanted, total: 0, open: 0 })
  const meter = await desk.make(meters.path, { building_id: id, code: 'N-01', apartment_id: home })
  expect(await desk.stepOf(id, 'meters')).toMatchObject({ ...wanted, total: 1, open: 1 })
  const reading = await desk.make(readings.path, {
    building_id: id,
    meter_id: meter,
    month,
    new_number: '5',
    read_on: day,
  })
  expect(await desk.stepOf(id, 'meters')).toMatchObject({ ...wanted, open: 1 })
  await desk.act(`${readings.path}/${reading}/confirm`)
  expect(await desk.stepOf(id, 'meters')).toMatchObject({ is_done: true, open: 0 })
  await desk.act(`${readings.path}/${reading}/reopen`)
  expect(await desk.stepOf(id, 'meters')).toMatchObject({ ...wanted, open: 1 })
})

test('it ends with the first notice that is sent, and does not come back when a step is undone', async () => {
  const id = await desk.newBuilding()
  const { home, setting } = await desk.furnish(id)
  await desk.handOver(home)
  await desk.make('relationships', { building_id: id, code: 'OWNER', name: 'Chủ hộ' })
  await desk.make('tariffs', {
    building_id: id,
    name: 'Giá',
    fee_setting_id: setting,
    valid_from: `${month}-01`,
    tiers: [{ price: '9000' }],
  })
  const bank = await desk.make('payment-methods/banks', {
    building_id: id,
    name: 'Vietcombank',
    bank_code: 'VCB',
    account_number: `00${id}`,
    account_holder: 'BQT',
    is_default: true,
  })
  expect(await desk.stepOf(id, 'bank')).toMatchObject({ is_done: false, part: 'method' })
  await desk.make('payment-methods', { building_id: id, code: 'BANK_TRANSFER', name: 'Chuyển khoản' })
  expect(await desk.stepOf(id, 'bank')).toMatchObject({ is_done: true, part: null })
  const run = await desk.make('group-fee-slips', { building_id: id, month, all_apartments: true })
  await runFees(partsOf(seeded), run)
  expect(await desk.stepOf(id, 'first_month')).toMatchObject({ is_done: true })
  expect(await desk.stepOf(id, 'approve')).toMatchObject({ is_done: false, open: 1 })
  await desk.act('fees/approve', { building_id: id, month })
  expect(await desk.stepOf(id, 'approve')).toMatchObject({ is_done: true, open: 0 })
  const batch = await desk.make('group-notice-slips', {
    building_id: id,
    month,
    collect_on: day,
    channels: ['email'],
  })
  expect(await desk.stepOf(id, 'notice')).toMatchObject({ is_done: false, part: 'draft' })
  const open = (await desk.guideOf(id)).steps.filter((step) => step.is_needed && !step.is_done)
  expect(open.map(({ key }) => key)).toEqual(['notice'])
  await desk.act(`group-notice-slips/${batch}/send`, { confirm_unreached: '1' })
  await sendNotices(partsOfNotices(seeded), batch)
  expect(await desk.guideOf(id)).toMatchObject({ state: 'finished', steps: [] })
  expect(outcome(await desk.admin(`DELETE payment-methods/banks/${bank}`))).toBe('200')
  await desk.act(`group-notice-slips/${batch}/resend`)
  await seeded.db.execute(`update group_notice_slip set status = 'failed' where id = $1`, [batch])
  await desk.admin(`PUT buildings/${id}/guide`, { dismissed: false })
  expect(await desk.guideOf(id)).toMatchObject({ state: 'finished', steps: [] })
})

test('what no record says is answered, and the answer is taken back', async () => {
  const id = await desk.newBuilding()
  const answer = async (values: object) =>
    expect(outcome(await desk.admin(`PUT buildings/${id}/guide`, values))).toBe('200')
  await answer({ no_old_debts: true })
  await answer({ built_in_letters: true })
  expect(await desk.stepOf(id, 'opening')).toMatchObject({ is_done: true, is_answered: true })
  expect(await desk.stepOf(id, 'letters')).toMatchObject({ is_done: true, is_answered: true })
  await answer({ no_old_debts: false })
  expect(await desk.stepOf(id, 'opening')).toMatchObject({ is_done: false, is_answered: false })
  expect(await desk.doneOf(id)).toEqual(['letters'])
})

test('it is dismissed for everybody by one who may update the building, who is named, and comes back', async () => {
  const id = await desk.newBuilding()
  const manager = await seeded.member(id, right('manage_building', 'read', 'update'))
  const reader = await seeded.member(id, right('manage_building', 'read'))
  expect(outcome(await reader(`PUT buildings/${id}/guide`, { dismissed: true }))).toBe('403 forbidden')
  expect(outcome(await manager(`PUT buildings/${id}/guide`, { dismissed: true }))).toBe('200')
  const [account] = await seeded.db.query<{ name: string }>('select name from account where id = $1', [
    manager.person.id,
  ])
  const dismissed = { state: 'dismissed', dismissed_by: account?.name, steps: [] }
  expect(await desk.guideOf(id, reader)).toMatchObject(dismissed)
  // Dismissing it once more changes nothing.
  expect(outcome(await desk.admin(`PUT buildings/${id}/guide`, { dismissed: true }))).toBe('200')
  expect(await desk.guideOf(id)).toMatchObject(dismissed)
  expect(outcome(await manager(`PUT buildings/${id}/guide`, { dismissed: false }))).toBe('200')
  expect(await desk.guideOf(id, reader)).toMatchObject({ state: 'shown', dismissed_by: null })
})

test('who may not read the building is refused as elsewhere, and other buildings are not there', async () => {
  const id = await desk.newBuilding()
  const cashier = await seeded.member(id, right('manage_debt', 'read', 'create'))
  const other = await seeded.member('1', right('manage_building', 'read', 'update'))
  for (const call of [`GET buildings/${id}/guide`, `PUT buildings/${id}/guide`]) {
    const body = call.startsWith('PUT') ? { dismissed: true } : undefined
    expect(outcome(await cashier(call, body))).toMatch(/^40[34] /)
    expect(outcome(await other(call, body))).toBe('404 record_not_found')
  }
  // The building is the address's, whichever else is named.
  expect(outcome(await other(`GET buildings/${id}/guide?building_id=1`))).toBe('404 record_not_found')
})

test('a step that the reader may not do names the groups that may, to readers of groups', async () => {
  const id = await desk.newBuilding()
  await desk.make('permission-groups', {
    building_id: id,
    name: 'Kế toán trưởng',
    group_permissions: [right('manage_fee', 'read', 'create', 'approve')],
  })
  const reads = right('manage_building', 'read')
  const plain = await seeded.member(id, reads)
  const manager = await seeded.member(id, reads, right('manage_permission_group', 'read'))
  const approve = async (who: ReturnType<SeededServer['as']>) =>
    (await desk.guideOf(id, who)).steps.find(({ key }) => key === 'approve')
  expect(await approve(plain)).toMatchObject({ may: false, groups: [] })
  expect(await approve(manager)).toMatchObject({ may: false, groups: ['Kế toán trưởng'] })
})
