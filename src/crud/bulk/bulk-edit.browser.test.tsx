import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { defineEntity, type AnyEntity } from '#core/entity.ts'
import { code, image, number, text } from '#core/fields/index.ts'
import { crudWords } from '#src/locales/crud.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { BulkEdit } from './bulk-edit.tsx'

const parcel: AnyEntity = defineEntity({
  name: 'parcel',
  path: 'parcels',
  scope: 'building',
  permission: 'manage_apartment',
  title: 'code',
  fields: {
    code: code(),
    tag: text({ unique: true }),
    photo: image(),
    weight: number({ readOnly: true }),
    shelf: text(),
  },
  list: { columns: ['code', 'shelf'] },
  form: [{ name: 'general', fields: ['code', 'shelf'] }],
})
const words = crudWords.vi.list
const chosen = [
  { id: '1', version: 3, code: 'P-1', shelf: 'A' },
  { id: '2', version: 4, code: 'P-2', shelf: 'B' },
  { id: '3', version: 5, code: 'P-3', shelf: null },
]

test('a value is shown beside what stands there, sent for what it changes, and each result is told', async () => {
  const changeMany = vi.fn(({ rows }: { readonly rows: readonly { readonly id: string }[] }) =>
    Promise.resolve({
      data: rows.map(({ id }) =>
        id === '3'
          ? { id, ok: false, status: 409, errorCodes: 'record_changed', errorMessage: 'Đã thay đổi' }
          : { id, ok: true, record: { id } },
      ),
    }),
  )
  const screen = await renderInConsole(
    <WithTools can={() => true}>
      {(tools) => <BulkEdit entity={parcel} chosen={chosen} tools={tools} />}
    </WithTools>,
    { verbs: { changeMany } },
  )
  await screen.getByRole('button', { name: words.bulk }).click()
  const items = screen.getByRole('menuitem')
  // Neither what names a record, nor what is its own, nor what nobody types.
  await expect.poll(() => items.elements().map((one) => one.textContent)).toEqual(['shelf'])
  await items.click()
  const dialog = screen.getByRole('dialog')
  await userEvent.fill(dialog.getByRole('textbox'), 'B')
  const plan = words.bulk_plan.replace('{{changed}}', '2').replace('{{unchanged}}', '1')
  await expect.element(dialog.getByText(plan)).toBeVisible()
  await dialog.getByRole('button', { name: crudWords.vi.form.save }).click()
  await expect
    .poll(() => changeMany.mock.lastCall?.[0].rows)
    .toEqual([
      { id: '1', values: { shelf: 'B', version: 3 } },
      { id: '3', values: { shelf: 'B', version: 5 } },
    ])
  const summary = crudWords.vi.record.results_summary.replace('{{done}}', '1').replace('{{failed}}', '1')
  await expect.element(screen.getByText(summary)).toBeVisible()
})
