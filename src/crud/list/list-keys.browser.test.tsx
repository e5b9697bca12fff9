import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { AnyRecord } from '#core/entity.ts'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { useListKeys } from './use-list-keys.ts'

const records: AnyRecord[] = ['1', '2'].map((id) => ({ id, version: 1 }))

function List({ create, edit }: { readonly create: () => void; readonly edit: (record: AnyRecord) => void }) {
  const box = useRef<HTMLDivElement>(null)
  useListKeys(box, { records, create, edit })
  return (
    <div ref={box}>
      <label className="lobby-search">
        <input aria-label="search" />
      </label>
      <table>
        <tbody>
          {records.map(({ id }) => (
            <tr key={id} data-row={id} tabIndex={-1}>
              <td>row {id}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

async function open() {
  const create = vi.fn<() => void>()
  const edit = vi.fn<(record: AnyRecord) => void>()
  const screen = await renderInConsole(<List create={create} edit={edit} />)
  return { screen, create, edit }
}

test('j and k walk the rows, e edits the one that is reached, c creates', async () => {
  const { screen, create, edit } = await open()
  await userEvent.keyboard('jj')
  await expect.element(screen.getByRole('row', { name: 'row 2' })).toHaveFocus()
  await userEvent.keyboard('e')
  expect(edit).toHaveBeenCalledWith(records[1])
  await userEvent.keyboard('kk')
  await expect.element(screen.getByRole('row', { name: 'row 1' })).toHaveFocus()
  await userEvent.keyboard('c')
  expect(create).toHaveBeenCalledOnce()
})

test('a slash goes to the search, where letters are only letters', async () => {
  const { screen, create, edit } = await open()
  await userEvent.keyboard('/')
  const search = screen.getByLabelText('search')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('c/je')
  await expect.element(search).toHaveValue('c/je')
  expect([create.mock.calls.length, edit.mock.calls.length]).toEqual([0, 0])
})
