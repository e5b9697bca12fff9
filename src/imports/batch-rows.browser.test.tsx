import { expect, test } from 'vitest'
import { apartment } from '#entities/property/apartment.ts'
import { labels } from '#entities/labels.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { BatchRows } from './batch-rows.tsx'
import type { Batch, BatchRow } from './calls.ts'

const reason = 'Không tìm thấy trong tòa nhà này'
const { fields } = labels.apartment.vi

const batch: Batch = {
  id: '1',
  type: 'apartment',
  building_id: '1',
  filename: 'can-ho.xlsx',
  status: 'checked',
  stopped: null,
  total: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  finished_at: null,
  uploaded_by: null,
  applied_by: null,
  undone_by: null,
  header: ['Mã', 'Tên', 'Diện tích', 'Khối'],
  mapping: ['code', 'name', 'area', 'block_id'],
  missing: [],
  counts: { invalid: 1 },
  is_uploader: true,
  round: 1,
  columns: Array.from({ length: 4 }, () => ({ view: 'clear' as const, may_fill: true, may_map: true })),
  may_apply: true,
  may_undo: false,
}
const row: BatchRow = {
  number: 2,
  cells: ['A-1', 'Căn một', '50', 'KHONG-CO'],
  outcome: 'invalid',
  record_id: null,
  errors: [{ field: 'block_id', code: 'reference_not_found' }],
  faults: [{ column: 'block_id', message: reason }],
  message: `${fields.block_id}: ${reason}`,
}

const renderRows = () =>
  renderInConsole(
    <WithTools>{(tools) => <BatchRows entity={apartment} batch={batch} tools={tools} />}</WithTools>,
    { replies: { 'GET /v1/manage/imports/1/rows': { data: [row] } } },
  )

test('a wrong cell stands first, with its reason as a sentence that has room', async () => {
  const { container, getByText } = await renderRows()
  await expect.element(getByText(row.message)).toBeVisible()
  const headings = [...container.querySelectorAll('th')].map((one) => one.textContent)
  expect(headings.slice(2)).toEqual([fields.block_id, fields.code, fields.name, fields.area])
  const sentence = container.querySelector('.lobby-import-message')
  expect(sentence?.getBoundingClientRect().width).toBeGreaterThan(250)
})

test('a wrong cell tells its reason on focus', async () => {
  const { getByText, getByRole } = await renderRows()
  await expect.element(getByText('KHONG-CO')).toBeVisible()
  const cell = getByText('KHONG-CO').element()
  if (cell instanceof HTMLElement) cell.focus()
  await expect.element(getByRole('tooltip')).toHaveTextContent(reason)
  await expect.element(getByText('KHONG-CO')).toHaveAccessibleDescription(reason)
})
