import { expect, test } from 'vitest'
import { defineEntity, type AnyEntity } from '#core/entity.ts'
import { date } from '#core/fields/date.ts'
import { text } from '#core/fields/text.ts'
import type { GroupPermission } from '#domain/permission.ts'
import { createDecider, type Decider } from './decider.ts'
import { answerTo, createAccessControlProvider } from './provider.ts'

const contract = defineEntity({
  name: 'contract', path: 'contracts', scope: 'building', permission: 'manage_contract', title: 'code',
  fields: { code: text({ required: true }), ends: date(), secret: text({ access: { read: 'approve', update: 'approve' } }) },
  lifecycle: {
    initial: 'draft',
    states: { draft: { color: 'default' }, approved: { color: 'success' }, ended: { color: 'default' } },
    transitions: {
      approve: { from: ['draft'], to: 'approved', flag: 'approve' },
      reopen: { from: ['approved'], to: 'draft', flag: 'update' },
      end: { from: ['approved'], to: 'ended', by: 'clock', due: { field: 'ends', after: 1 } },
    },
  },
  list: { columns: ['code'] },
  form: [{ name: 'general', fields: ['code', 'ends', 'secret'] }],
}) // prettier-ignore

const holding = (...held: string[]): GroupPermission => ({
  code: 'manage_contract',
  read: held.includes('read'),
  create: held.includes('create'),
  update: held.includes('update'),
  delete: held.includes('delete'),
  approve: held.includes('approve'),
})

async function asking(...held: string[]) {
  const decider = await createDecider({ userType: 'org_member', permissions: { 1: [holding(...held)] } })
  const input = {
    decider: (): Decider | undefined => decider,
    building: () => '1',
    entityOf: (resource: string): AnyEntity | undefined => (resource === 'contract' ? contract : undefined),
  }
  return {
    input,
    can: (action: string, field?: string) =>
      answerTo(input, { resource: 'contract', action, params: { field } }).can,
  }
}

test.each([
  ['read', ['list', 'show', 'export', 'history']],
  ['create', ['create', 'clone', 'import']],
  ['update', ['edit', 'update', 'reopen']],
  ['delete', ['delete', 'restore']],
  ['approve', ['approve']],
])('%s opens exactly %j', async (flag, actions) => {
  const { can } = await asking(flag)
  const all = [
    'list',
    'show',
    'export',
    'history',
    'create',
    'clone',
    'import',
    'edit',
    'update',
    'reopen',
    'delete',
    'restore',
    'approve',
    'end',
    'fly',
    '',
  ]
  expect(all.filter((action) => can(action))).toEqual(actions)
})

test('a field may ask for more than its entity does', async () => {
  const { can } = await asking('update')
  expect(can('edit', 'code')).toBe(true)
  expect(can('edit', 'secret')).toBe(false)
})

test('unknown resources and signed-out users are refused, by a promise that is there', async () => {
  const { input } = await asking('read')
  const provider = createAccessControlProvider({ ...input, decider: () => undefined })
  await expect(provider.can({ resource: 'contract', action: 'list' })).resolves.toEqual({
    can: false,
    reason: 'forbidden',
  })
  await expect(
    createAccessControlProvider(input).can({ resource: 'nothing', action: 'list' }),
  ).resolves.toMatchObject({ can: false })
  await expect(createAccessControlProvider(input).can({ action: 'list' })).resolves.toMatchObject({
    can: false,
  })
})

test('an expired order is the reason that is given', async () => {
  const decider = await createDecider({
    userType: 'org_member',
    permissions: { 1: [holding('read')] },
    expired: ['1'],
  })
  const { input } = await asking('read')
  expect(answerTo({ ...input, decider: () => decider }, { resource: 'contract', action: 'list' })).toEqual({
    can: false,
    reason: 'order_expired',
  })
})
