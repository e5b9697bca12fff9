import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fee } from '#entities/fees/fee.ts'
import { freeCard, notFree } from '#entities/parking/free-card.ts'
import { parkingCard } from '#entities/parking/parking-card.ts'
import { block } from '#entities/property/block.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { RecordSelect } from './record-select.tsx'

const towers = [
  { id: '3', code: 'A', name: 'Tháp A' },
  { id: '5', code: 'V', name: 'Vườn' },
]

/** Searches as the server does: by what the request names. */
function search(params: never) {
  const asked = JSON.stringify(params)
  const data = towers.filter(({ name }) => !asked.includes('"keyword":"') || asked.includes(`"${name}"`))
  return Promise.resolve({ data, total: data.length })
}
const byId = ({ ids }: { ids: readonly string[] }) =>
  Promise.resolve({ data: towers.filter(({ id }) => ids.includes(id)) })

async function renderSelect(multiple: boolean, offersNew = false) {
  const changed = vi.fn<(ids: readonly string[]) => void>()
  function Select() {
    const [value, setValue] = useState<readonly string[]>(['3'])
    const change = (ids: readonly string[]) => {
      changed(ids)
      setValue(ids)
    }
    return (
      <WithTools>
        {(tools) => (
          <RecordSelect
            target={block}
            tools={tools}
            value={value}
            onChange={change}
            multiple={multiple}
            offersNew={offersNew}
            element={{ 'aria-label': 'towers' }}
          />
        )}
      </WithTools>
    )
  }
  const screen = await renderInConsole(<Select />, { verbs: { getList: search, getMany: byId } })
  await expect.element(screen.getByText('Tháp A')).toBeVisible()
  const box = screen.getByRole('combobox', { name: 'towers' })
  await userEvent.keyboard('{Tab}')
  await expect.element(box).toHaveFocus()
  return { box, changed }
}

const activeOption = () =>
  document.querySelector('.ant-select-item-option-active')?.textContent ?? 'no option is active'

test.each([
  ['adds to several', true, ['3', '5']],
  ['replaces the only one', false, ['5']],
])('what is typed and found is what Enter chooses: it %s', async (_what, multiple, ids) => {
  const { box, changed } = await renderSelect(multiple)
  await userEvent.fill(box, 'Vườn')
  await expect.poll(activeOption).toContain('Vườn')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => changed.mock.calls).toEqual([[ids]])
  await expect.element(box).toHaveValue('')
})

test('typing the name of a chosen record and pressing Enter does not take it away', async () => {
  const { box, changed } = await renderSelect(true)
  await userEvent.fill(box, 'Tháp A')
  await expect.poll(() => document.querySelectorAll('.ant-select-item-option-disabled').length).toBe(1)
  await userEvent.keyboard('{Enter}')
  expect(changed).not.toHaveBeenCalled()
})

test('Enter before the search has answered chooses nothing', async () => {
  const { box, changed } = await renderSelect(true)
  await userEvent.fill(box, 'Vườn')
  await userEvent.keyboard('{Enter}')
  await expect.poll(activeOption).toContain('Vườn')
  expect(changed).not.toHaveBeenCalled()
})

test('what is not found can be entered beside the form, by a click and by Enter', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  onTestFinished(() => opened.mockRestore())
  const { box, changed } = await renderSelect(false, true)
  await userEvent.fill(box, 'Nobody')
  await expect
    .poll(() => document.querySelector('a[href="/block-create"]')?.getAttribute('target'))
    .toBe('_blank')
  await userEvent.keyboard('{Enter}')
  expect(opened.mock.calls).toEqual([['/block-create', '_blank', 'noopener']])
  expect(changed).not.toHaveBeenCalled()
})

test('Tab leaves an open list of several as it is', async () => {
  const { box, changed } = await renderSelect(true)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(activeOption).not.toBe('no option is active')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => changed.mock.calls.length).toBe(1)
  await userEvent.keyboard('{Tab}')
  await expect.element(box).not.toHaveFocus()
  expect(changed.mock.calls.length).toBe(1)
})

test('records that the server cannot search are searched among those that are loaded', async () => {
  const fees = [
    { id: '1', name: 'Phí quản lý', month: '2026-10' },
    { id: '2', name: 'Nước', month: '2026-11' },
  ]
  const changed = vi.fn<(ids: readonly string[]) => void>()
  const getList = vi.fn(() => Promise.resolve({ data: fees, total: fees.length }))
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => (
        <RecordSelect
          target={fee}
          tools={tools}
          value={[]}
          onChange={changed}
          element={{ 'aria-label': 'fee' }}
        />
      )}
    </WithTools>,
    { verbs: { getList } },
  )
  await userEvent.fill(screen.getByRole('combobox', { name: 'fee' }), 'nuoc 11/2026')
  await expect.poll(activeOption).toBe('Nước11/2026')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => changed.mock.calls).toEqual([[['2']]])
  expect(JSON.stringify(getList.mock.calls)).not.toContain('nuoc')
})

test('a code that is typed and cannot be chosen says why', async () => {
  const card = { code: 'T1', card_id: null, given_on: null, card_status: 'opened', card_type_id: '1' }
  const cards = [
    { ...card, id: '1' },
    { ...card, id: '2', code: 'T2', card_status: 'locked', lock_reason: 'Mất thẻ' },
    { ...card, id: '3', code: 'T3', given_on: '2026-01-01' },
    { ...card, id: '4', code: 'T4', card_type_id: '2' },
  ]
  // The first list is of what is offered, the second of all.
  const getList = vi.fn((params: never) => {
    const data = JSON.stringify(params).includes('"field":"card_type_id"') ? cards.slice(0, 1) : cards
    return Promise.resolve({ data, total: data.length })
  })
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => (
        <RecordSelect
          target={parkingCard}
          tools={tools}
          value={[]}
          onChange={vi.fn()}
          offers={freeCard}
          whyNot={notFree}
          matching={{ card_type_id: '1' }}
          element={{ 'aria-label': 'card' }}
        />
      )}
    </WithTools>,
    { verbs: { getList } },
  )
  await userEvent.fill(screen.getByRole('combobox', { name: 'card' }), 'T')
  const disabled = () =>
    [...document.querySelectorAll('.ant-select-item-option-disabled')].map((one) => one.textContent)
  await expect
    .poll(disabled)
    .toEqual([
      'T2Thẻ đang bị khóa: Mất thẻ',
      'T3Thẻ đã gắn với phương tiện khác',
      'T4Loại thẻ xe khác với lựa chọn',
    ])
  expect(activeOption()).toBe('T1')
})
