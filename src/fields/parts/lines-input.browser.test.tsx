import { useEffect, useReducer, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { boolean, lines, number, price, text } from '#core/fields/index.ts'
import { waterReading } from '#entities/metering/water-reading.ts'
import { RecordForm } from '#src/crud/form/record-form.tsx'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import type { Values, ViewTools } from '../field-view.ts'
import { viewOf } from '../index.ts'

const members = lines({ fields: { name: text(), age: number() } })
const works = lines({
  product: ['quantity', 'price'],
  fields: { quantity: number({ scale: 2 }), price: price() },
})
const asked = lines({ spells: ['key', 'label'], fields: { label: text(), key: text() } })
const ranked = lines({ ordered: true, fields: { name: text(), note: text() } })
const choices = lines({
  only: { options: { field: 'is_choice', equals: true } },
  fields: { is_choice: boolean(), options: text() },
})

const checked = lines({ fields: { item: text(), passed: boolean({ isJudged: true }) } })

interface RowsProps {
  readonly tools: ViewTools
  readonly field:
    | typeof members
    | typeof works
    | typeof asked
    | typeof ranked
    | typeof choices
    | typeof checked
  readonly first: Values
  readonly others?: readonly Values[]
}

function Rows({ tools, field, first, others = [] }: RowsProps) {
  const [rows, setRows] = useState<unknown>([first, ...others])
  const { Input } = viewOf(field)
  return (
    <Input
      entityName="offer"
      name="members"
      field={field}
      tools={tools}
      value={rows}
      onChange={(next) => setRows(next)}
    />
  )
}

test('a line that is added has the cursor', async () => {
  const { getByRole } = await renderInConsole(
    <WithTools>{(tools) => <Rows tools={tools} field={members} first={{ name: 'An' }} />}</WithTools>,
  )
  await getByRole('button', { name: 'Thêm dòng', exact: false }).click()
  await userEvent.keyboard('Bình')
  await expect.element(getByRole('textbox').nth(1)).toHaveValue('Bình')
})

test('while one types, a row says what it comes to, and below them what all rows do', async () => {
  const { getByRole } = await renderInConsole(
    <WithTools>
      {(tools) => <Rows tools={tools} field={works} first={{ quantity: 2, price: '150000' }} />}
    </WithTools>,
    { language: 'en' },
  )
  const amount = (row: number) => getByRole('row').nth(row).getByRole('cell').nth(2)
  const total = getByRole('status')
  await expect.element(amount(1)).toHaveTextContent('300,000 đ')
  await getByRole('button', { name: 'Add a row', exact: false }).click()
  await userEvent.keyboard('1.5')
  // Without a price the row comes to nothing yet.
  await expect.element(amount(2)).toHaveTextContent('–')
  await userEvent.keyboard('{Tab}33333')
  await expect.element(amount(2)).toHaveTextContent('50,000 đ')
  await expect.element(total).toHaveTextContent('350,000 đ')
  await getByRole('button', { name: 'Remove row 1' }).click()
  await expect.element(total).toHaveTextContent('50,000 đ')
})

test('a point that was just typed stays while the form is drawn again', async () => {
  function Redrawn({ tools }: { readonly tools: ViewTools }) {
    const [times, draw] = useReducer((before: number) => before + 1, 0)
    useEffect(() => {
      addEventListener('redraw', draw)
      return () => removeEventListener('redraw', draw)
    }, [])
    return (
      <div data-testid="drawn" data-times={times}>
        <Rows tools={{ ...tools }} field={works} first={{ price: '1' }} />
      </div>
    )
  }
  const { getByRole, getByTestId } = await renderInConsole(
    <WithTools>{(tools) => <Redrawn tools={tools} />}</WithTools>,
    {
      language: 'en',
    },
  )
  await getByRole('spinbutton').first().click()
  await userEvent.keyboard('1.')
  dispatchEvent(new Event('redraw'))
  await expect.element(getByTestId('drawn')).toHaveAttribute('data-times', '1')
  await userEvent.keyboard('5')
  await expect.element(getByRole('spinbutton').first()).toHaveValue('1.5')
})

test('a reading begins with the number that its meter shows', async () => {
  const initial: Values = { meter_id: '3', month: '2026-03', read_on: '2026-03-31' }
  const meter = { id: '3', code: 'W-3', current_number: 125.5 }
  const { getByLabelText } = await renderInConsole(
    <WithTools can={() => true}>
      {(tools) => (
        <RecordForm
          entity={waterReading}
          mode="create"
          tools={tools}
          initial={initial}
          known={{ meter }}
          canCreate
          cancel={() => undefined}
          onSaved={() => undefined}
        />
      )}
    </WithTools>,
  )
  await expect.element(getByLabelText('Chỉ số cũ', { exact: true })).toHaveValue('125,5')
})

test('a key follows what its row is called, until somebody types another', async () => {
  const { getByRole } = await renderInConsole(
    <WithTools>
      {(tools) => <Rows tools={tools} field={asked} first={{ label: 'Tuổi', key: 'tuoi' }} />}
    </WithTools>,
  )
  await getByRole('button', { name: 'Thêm dòng', exact: false }).click()
  const [label, key] = [getByRole('textbox').nth(2), getByRole('textbox').nth(3)]
  await userEvent.keyboard('Số người')
  await expect.element(key).toHaveValue('so_nguoi')
  await userEvent.fill(key, 'guests')
  await userEvent.fill(label, 'Số khách')
  await expect.element(key).toHaveValue('guests')
})

test('a field that only some rows have is asked of those alone, and is empty in any other', async () => {
  const { getByRole } = await renderInConsole(
    <WithTools>
      {(tools) => <Rows tools={tools} field={choices} first={{ is_choice: true, options: 'A; B' }} />}
    </WithTools>,
  )
  await expect.element(getByRole('textbox')).toHaveValue('A; B')
  await getByRole('switch').click()
  await expect.element(getByRole('textbox')).not.toBeInTheDocument()
  await getByRole('switch').click()
  await expect.element(getByRole('textbox')).toHaveValue('')
})

test('what is judged begins unjudged, and one touch says yes, no or neither', async () => {
  const { getByRole } = await renderInConsole(
    <WithTools>
      {(tools) => <Rows tools={tools} field={checked} first={{ item: 'Bếp', passed: null }} />}
    </WithTools>,
  )
  const answer = (name: string) => getByRole('radio', { name, exact: true })
  await expect.element(answer('Chưa xét')).toBeChecked()
  for (const name of ['Không', 'Có', 'Chưa xét']) {
    await getByRole('radiogroup').getByText(name, { exact: true }).click()
    await expect.element(answer(name)).toBeChecked()
  }
})

describe('rows whose order counts', () => {
  const show = () =>
    renderInConsole(
      <WithTools>
        {(tools) => (
          <Rows tools={tools} field={ranked} first={{ name: 'A' }} others={[{ name: 'B' }, { name: 'C' }]} />
        )}
      </WithTools>,
    )
  type Shown = Awaited<ReturnType<typeof show>>
  const name = (screen: Shown, row: number) => screen.getByRole('textbox').nth(2 * row)
  const isOrder = async (screen: Shown, ...order: readonly string[]) => {
    for (const [row, one] of order.entries()) await expect.element(name(screen, row)).toHaveValue(one)
  }

  test('move by Alt and an arrow, and the cursor goes along', async () => {
    const screen = await show()
    await userEvent.click(name(screen, 0))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await isOrder(screen, 'B', 'A', 'C')
    await expect.element(name(screen, 1)).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}')
    await isOrder(screen, 'B', 'C', 'A')
    await userEvent.keyboard('!')
    await isOrder(screen, 'B', 'C', 'A!')
  })

  test('move by their buttons, of which those at the ends do nothing', async () => {
    const screen = await show()
    await expect.element(screen.getByRole('button', { name: 'Đưa dòng 1 lên' })).toBeDisabled()
    await expect.element(screen.getByRole('button', { name: 'Đưa dòng 3 xuống' })).toBeDisabled()
    await screen.getByRole('button', { name: 'Đưa dòng 2 lên' }).click()
    await isOrder(screen, 'B', 'A', 'C')
    expect(document.activeElement?.closest('tr')).toBe(screen.getByRole('row').nth(1).element())
  })

  test('move by dragging the grip onto another row', async () => {
    const screen = await show()
    const grips = screen.container.querySelectorAll('.lobby-rows-grip')
    await userEvent.dragAndDrop(grips[2]!, screen.getByRole('row').nth(1))
    await isOrder(screen, 'C', 'A', 'B')
  })
})
