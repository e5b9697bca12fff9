import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { translated } from '#core/fields/index.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import type { ViewTools } from '../field-view.ts'
import { viewOf } from '../index.ts'

const field = translated({ of: ['name', 'content'] })

function Contents({ tools }: { readonly tools: ViewTools }) {
  const [value, setValue] = useState<unknown>([])
  const { Input, Detail } = viewOf(field)
  const props = { entityName: 'news', name: 'language_contents', field, tools, value }
  return (
    <>
      <Input {...props} onChange={setValue} />
      <section aria-label="shown">
        <Detail {...props} record={{}} />
      </section>
    </>
  )
}

test('a content is written with its formatting, in each language of its own', async () => {
  const { getByRole, getByLabelText } = await renderInConsole(
    <WithTools>{(tools) => <Contents tools={tools} />}</WithTools>,
    { language: 'en' },
  )
  await getByLabelText('Name, English').fill('Lift B')
  await getByRole('textbox', { name: 'Content, English' }).click()
  await getByRole('button', { name: 'Bold' }).click()
  await userEvent.keyboard('closed')
  const shown = getByRole('region', { name: 'shown' })
  await expect.element(shown.getByRole('strong')).toHaveTextContent('closed')
  await getByRole('tab', { name: 'Khmer' }).click()
  await getByRole('textbox', { name: 'Content, Khmer' }).click()
  await userEvent.keyboard('បិទ')
  await expect.element(shown.getByText('បិទ')).toBeVisible()
  // What was written before stays.
  await expect.element(shown.getByRole('strong')).toHaveTextContent('closed')
})
