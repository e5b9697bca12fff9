import { expect, test } from 'vitest'
import type { account } from '#entities/account/account.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import { permissionWords } from '#entities/words.ts'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { AccountRights } from './account-rights.tsx'

const none = { read: false, create: false, update: false, delete: false, approve: false }
const reads = (code: string) => ({ ...none, code, read: true })
const member = {
  id: '9',
  version: 1,
  type: 'org_member',
  status: 'active',
  // As lists and pages show them: by name alone.
  permission_groups: [{ id: '1', name: 'Thu ngân' }],
} as unknown as ShownRecord<typeof account>

test('an account’s page says what its owner may do in each building, whatever is known of the groups', async () => {
  const place = (id: string, name: string, code: string, given: boolean) => ({
    building: { id, name, expired: false },
    groups: [{ id, name: 'Thu ngân', group_permissions: given ? [reads(code)] : null }],
    rights: [reads(code)],
  })
  const { getByRole } = await renderInConsole(<AccountRights account={member} />, {
    replies: {
      'GET /v1/manage/org-members/9/rights': () => ({
        data: [place('1', 'Sunrise', 'manage_block', true), place('2', 'Riverside', 'manage_fee', false)],
      }),
    },
  })
  const sunrise = getByRole('region', { name: 'Sunrise' })
  await expect.element(sunrise.getByText(permissionWords.manage_block.vi)).toBeVisible()
  await expect.element(sunrise.getByRole('link', { name: 'Thu ngân' })).toBeVisible()
  const riverside = getByRole('region', { name: 'Riverside' })
  await expect.element(riverside.getByText(permissionWords.manage_fee.vi)).toBeVisible()
  expect(riverside.getByRole('link').elements()).toHaveLength(0)
})
