import { expect, test, vi } from 'vitest'
import { apartment } from '#entities/property/apartment.ts'
import { labels } from '#entities/labels.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { RecordDetails } from './record-details.tsx'
import { RecordSummary } from './record-summary.tsx'

const { facts, fields } = labels.apartment.vi
const record = {
  id: '5',
  version: 1,
  code: 'A-0105',
  name: 'Căn hộ A-0105',
  area: 121,
  residents_count: 3,
  vehicles_count: 2,
  pe_code: null,
}
const rows: Readonly<Record<string, object>> = {
  residency: {
    id: '1',
    resident_id: '7',
    resident: { id: '7', full_name: 'Lê An', phone_number: '0901234567' },
  },
  debt: { id: '2', outstanding: '1205320' },
}

const renderSummary = (may: (flag: string, entity: string) => boolean) => {
  const getList = vi.fn(({ resource }: { readonly resource: string }) =>
    Promise.resolve({ data: rows[resource] === undefined ? [] : [rows[resource]], total: 1 }),
  )
  const screen = renderInConsole(
    <WithTools can={may}>
      {(tools) => (
        <>
          <RecordSummary entity={apartment} record={record} tools={tools} views={{}} />
          <RecordDetails
            entity={apartment}
            record={record}
            tools={tools}
            // An input of its own shows nothing where nothing was entered.
            views={{ fields: { pe_code: { Input: () => null } } }}
          />
        </>
      )}
    </WithTools>,
    { verbs: { getList } },
  )
  return { screen, getList }
}

test('an apartment’s page begins with who lives there, how to reach them, and what they owe', async () => {
  const { screen, getList } = renderSummary(() => true)
  const { getByRole, getByText } = await screen
  await expect.element(getByText(facts?.householder ?? '')).toBeVisible()
  await expect.element(getByRole('link', { name: 'Lê An' })).toBeVisible()
  await expect.element(getByRole('link', { name: '0901234567' })).toBeVisible()
  await expect.element(getByText('1.205.320 đ')).toBeVisible()
  await expect.element(getByRole('link', { name: '2', exact: true })).toBeVisible()
  // The householder and their phone come together.
  expect(getList.mock.calls.map(([{ resource }]) => resource).toSorted()).toEqual([
    'debt',
    'receipt',
    'residency',
    'tax_info',
  ])
})

test('facts that the user may not read are not asked for', async () => {
  const { screen, getList } = renderSummary((_flag, entity) => entity === 'apartment')
  const { getByText } = await screen
  await expect.element(getByText(fields.residents_count)).toBeVisible()
  expect(getByText(facts?.debt ?? '').query()).toBeNull()
  expect(getList).not.toHaveBeenCalled()
})

test('the details say nothing twice, and name empty fields together', async () => {
  const { screen } = renderSummary((_flag, entity) => entity === 'apartment')
  const { container, getByText } = await screen
  await expect.element(getByText(fields.name)).toBeVisible()
  const terms = [...container.querySelectorAll('dt')].map((one) => one.textContent)
  expect(new Set(terms).size).toBe(terms.length)
  expect(terms).not.toContain(fields.code)
  expect(terms).not.toContain(fields.pe_code)
  await expect.element(getByText(/trường trống/)).toBeVisible()
})
