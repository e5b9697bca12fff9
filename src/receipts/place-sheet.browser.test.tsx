import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { usualPlaces } from '#domain/documents/preprint.ts'
import { registry } from '#entities/index.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { locales } from '../locales/index.ts'
import { PlaceSheet } from './place-sheet.tsx'

const words = locales.preprint.vi
const places = [
  { value: 'payer', x: 55, y: 48, width: 145, size: 11, align: 'left' },
  // As it is while somebody types.
  { value: null, x: '', y: null, width: 40, size: 11, align: 'left' },
]

const openSheet = (record: object, onChange?: (name: string, value: unknown) => void) =>
  renderInConsole(
    <WithTools>
      {(tools) => (
        <PlaceSheet
          entity={registry.preprint_template}
          record={{ id: '1', name: 'Mẫu', width: 210, height: 148, ...record }}
          tools={tools}
          {...(onChange === undefined ? {} : { onChange })}
        />
      )}
    </WithTools>,
  )

test('arrow keys move a value by a millimetre, with Shift by five, and never off the paper', async () => {
  const onChange = vi.fn()
  const screen = await openSheet({ places }, onChange)
  await screen.getByRole('button', { name: /Người nộp/ }).click()
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect(onChange).toHaveBeenLastCalledWith('places', [{ ...places[0], y: 43 }, places[1]])
  const edge = await openSheet({ places: [{ ...places[0], x: 65 }] }, onChange)
  await edge.getByRole('button', { name: /Người nộp: cách trái 65/ }).click()
  await userEvent.keyboard('{ArrowRight}')
  expect(onChange).toHaveBeenLastCalledWith('places', [{ ...places[0], x: 65 }])
})

test('a form with nothing placed offers the usual places; where it is only read, nothing moves', async () => {
  const onChange = vi.fn()
  const screen = await openSheet({ places: null }, onChange)
  await screen.getByRole('button', { name: words.usual }).click()
  expect(onChange).toHaveBeenCalledWith('places', usualPlaces)
  const shown = await openSheet({ places })
  await expect.element(shown.getByText(words.test)).toBeVisible()
  await expect.element(shown.getByRole('button', { name: /Người nộp/ })).not.toBeInTheDocument()
})
