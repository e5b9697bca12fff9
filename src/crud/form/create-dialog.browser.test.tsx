import { useState } from 'react'
import { expect, test } from 'vitest'
import type { ViewTools } from '#src/fields/field-view.ts'
import { press } from '#tests/support/components/keys.ts'
import { offer } from '#tests/support/components/record-form.tsx'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { CreateDialog } from './create-dialog.tsx'

const mayAll = () => true

/** A form below, in whose line the cursor stands when the dialog is asked for. */
function Asking({ tools }: { readonly tools: ViewTools }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <input aria-label="below" onKeyDown={({ key }) => key === 'Enter' && setOpen(true)} />
      {isOpen && (
        <CreateDialog
          entity={offer}
          initial={{ code: 'B-1' }}
          tools={tools}
          onSaved={() => undefined}
          close={() => setOpen(false)}
        />
      )}
    </>
  )
}

test('a dialog for a new record begins in the first field to be filled, and errors lead to its own fields', async () => {
  const screen = await renderInConsole(
    <WithTools can={mayAll}>{(tools) => <Asking tools={tools} />}</WithTools>,
  )
  await screen.getByLabelText('below').click()
  await press('{Enter}')
  const dialog = screen.getByRole('dialog')
  const contractor = dialog.getByLabelText('contractor', { exact: true })
  await expect.element(contractor).toHaveFocus()
  await dialog.getByLabelText('price', { exact: true }).click()
  await press('{Control>}{Enter}{/Control}')
  await expect.element(contractor).toHaveAttribute('aria-invalid', 'true')
  await expect.element(contractor).toHaveFocus()
})
