import { expect, test, vi } from 'vitest'
import { apartment } from '#entities/property/apartment.ts'
import type { Capabilities } from '#data-provider/capabilities.ts'
import { labels } from '#entities/labels.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { RecordGlance } from './record-glance.tsx'

const { facts } = labels.apartment.vi
const home = { id: '5', version: 1, code: 'A-0105', vehicles_count: 0 }
const owed = { id: '9', version: 1, name: 'Tiền nước', month: '2026-10', open: '120435', status: 'approved' }

function renderGlance(
  may: (flag: string, entity: string) => boolean,
  capabilities: Partial<Capabilities> = {},
) {
  const getList = vi.fn(({ resource }: { readonly resource: string }) =>
    Promise.resolve(resource === 'fee' ? { data: [owed], total: 5 } : { data: [], total: 0 }),
  )
  const screen = renderInConsole(
    <WithTools can={may}>
      {(tools) => <RecordGlance entity={apartment} record={home} tools={tools} />}
    </WithTools>,
    { verbs: { getList }, capabilities },
  )
  return { screen, getList }
}

test('an apartment’s page shows the first of what is open, and leads to all of it', async () => {
  const { screen, getList } = renderGlance(() => true)
  const { getByRole } = await screen
  await expect.element(getByRole('link', { name: owed.name })).toHaveAttribute('href', '/manage-fee-detail/9')
  await expect
    .element(getByRole('link', { name: new RegExp(`^${facts?.open_fees}: .*5`) }))
    .toHaveAttribute('href', expect.stringContaining('tab=fees'))
  const asked = getList.mock.calls.map(([{ resource }]) => resource)
  // One request for each kind, none for what it has none of.
  expect(asked).toEqual([...new Set(asked)])
  expect(asked).not.toContain('vehicle')
  expect(getList.mock.calls.find(([{ resource }]) => resource === 'fee')?.[0]).toMatchObject({
    filters: [
      { field: 'apartment_id', operator: 'eq', value: '5' },
      { field: 'status', operator: 'eq', value: 'approved' },
    ],
    sorters: [{ field: 'month', order: 'asc' }],
  })
  // Who has moved out does not live there.
  expect(getList.mock.calls.find(([{ resource }]) => resource === 'residency')?.[0]).toMatchObject({
    meta: { query: { extra: { lives: '1' } } },
  })
})

test('what one may not read is neither shown nor asked for', async () => {
  const { screen, getList } = renderGlance((_flag, entity) => entity === 'fee')
  const { getByRole } = await screen
  await expect.element(getByRole('link', { name: owed.name })).toBeVisible()
  expect(getList.mock.calls.map(([{ resource }]) => resource)).toEqual(['fee'])
})

test.each([
  ['answers further parameters, is asked who lives there', { calls: false }, true],
  ['does not, is not: it would tell who has moved out', { questions: false }, false],
] as const)('a server that %s', async (_what, capabilities, isAsked) => {
  const { screen, getList } = renderGlance(() => true, capabilities)
  const { getByRole } = await screen
  await expect.element(getByRole('link', { name: owed.name })).toBeVisible()
  const asked = getList.mock.calls.map(([{ resource }]) => resource)
  expect(asked.includes('residency')).toBe(isAsked)
})
