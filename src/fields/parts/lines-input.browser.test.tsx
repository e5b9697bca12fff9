import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { lines, number, text } from '#core/fields/index.ts'
import { waterReading } from '#entities/metering/water-reading.ts'
import { RecordForm } from '#src/crud/form/record-form.tsx'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import type { Values, ViewTools } from '../field-view.ts'
import { viewOf } from '../index.ts'

const members = lines({ fields: { name: text(), age: number() } })

function Members({ tools }: { readonly tools: ViewTools }) {
  const [rows, setRows] = useState<unknown>([{ name: 'An' }])
  const { Input } = viewOf(members)
  return (
    <Input
      entityName="offer"
      name="members"
      field={members}
      tools={tools}
      value={rows}
      onChange={(next) => setRows(next)}
    />
  )
}

test('a line that is added has the cursor', async () => {
  const { getByRole } = await renderInConsole(<WithTools>{(tools) => <Members tools={tools} />}</WithTools>)
  await getByRole('button', { name: 'Thêm dòng', exact: false }).click()
  await userEvent.keyboard('Bình')
  await expect.element(getByRole('textbox').nth(1)).toHaveValue('Bình')
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
