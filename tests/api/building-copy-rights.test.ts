import { afterAll, beforeAll, expect, test } from 'vitest'
import { registry } from '#entities/index.ts'
import { openSeededServer, outcome, right, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { every, openCopier } from '#tests/support/server/building-copier.ts'

// A copy reads and makes with the rights of whoever asks for it.
let seeded: SeededServer
let copier: ReturnType<typeof openCopier>
beforeAll(async () => {
  seeded = await openSeededServer()
  copier = openCopier(seeded)
})
afterAll(() => seeded.close())

test('each kind needs reading in the source, and making in the building', async () => {
  const { made, rowIn, newBuilding, copy } = copier
  const target = await newBuilding('RIGHTS')
  const member = await seeded.member(
    '1',
    right('manage_building', 'read'),
    right('manage_fee', 'read'),
    right('manage_checklist', 'read'),
    right('manage_permission_group', 'read'),
  )
  const { addTo } = await inBuilding(target, member.person)
  await addTo(
    right('manage_building', 'read'),
    right('manage_fee', 'read', 'create'),
    right('manage_checklist', 'read'),
    right('manage_permission_group', 'read', 'create'),
    right('manage_topic', 'read', 'create'),
  )
  const done = await copy(target, every, { by: member })
  expect(done.fee_setting).toMatchObject({ refused: null })
  expect(done.fee_setting?.made).toBeGreaterThan(0)
  expect(done.checklist).toMatchObject({ refused: 'forbidden', made: 0 })
  expect(done.conversation_topic).toMatchObject({ refused: 'forbidden', found: 0 })
  // Nobody gives what they lack: that group is left out, a group within their rights is made.
  await made('permission-groups', {
    name: 'Kế toán tòa nhà',
    group_permissions: [right('manage_fee', 'read', 'create')],
  })
  await made('permission-groups', { name: 'Quản lý', group_permissions: [right('manage_voucher', 'read')] })
  const groups = await copy(target, ['permission_group'], { by: member })
  expect(groups.permission_group?.left_out).toContainEqual({
    title: 'Quản lý',
    errorCode: 'rights_exceeded',
    field: null,
  })
  expect(await rowIn(registry.permission_group, target, { name: 'Kế toán tòa nhà' })).toBeDefined()
})

const inBuilding = async (buildingId: string, person: { readonly id: string }) => ({
  addTo: async (...rights: readonly ReturnType<typeof right>[]) => {
    await seeded.db.execute(
      `with g as (insert into permission_group (building_id, organisation_id, name, group_permissions)
          select id, organisation_id, 'Nhóm của người sao chép', $2 from building where id = $1 returning id)
        insert into account_permission_groups (account_id, permission_group_id) select $3, id from g`,
      [buildingId, JSON.stringify(rights), person.id],
    )
  },
})

test('another’s building is not found, neither to copy from nor to copy into; wrong questions are refused', async () => {
  const { newBuilding, ask } = copier
  const target = await newBuilding('WRONG')
  const member = await seeded.member('1', right('manage_building', 'read'))
  expect(outcome(await ask(target, every, { by: member }))).toBe('404 record_not_found')
  expect(outcome(await ask('1', every, { by: member, source: target }))).toBe('404 record_not_found')
  expect(outcome(await ask('1', every, { by: seeded.as('R') }))).toMatch(/^40[34]/)
  expect(outcome(await ask(target, every, { source: target }))).toBe('422 invalid_reference')
  expect(outcome(await ask(target, ['apartment']))).toBe('422 invalid_option')
  expect(outcome(await ask(target, every, { source: '' }))).toBe('422 invalid_reference')
})
