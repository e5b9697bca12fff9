import { expect, test, vi } from 'vitest'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { ChosenLabels } from './equipment-labels.tsx'
import { words as allWords } from './locale.ts'

const words = allWords.vi
const machine = (id: string, place: string | null) => ({
  id,
  version: 1,
  code: `TB-${id}`,
  name: `Bơm ${id}`,
  place,
})

test('chosen machines get a label each, with name, code and place, and are printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => <ChosenLabels chosen={[machine('1', 'Hầm B2'), machine('2', null)]} tools={tools} />}
    </WithTools>,
  )
  await screen.getByRole('button', { name: words.labels }).click()
  const dialog = screen.getByRole('dialog')
  await expect
    .element(dialog.getByRole('img', { name: words.label_of.replace('{{code}}', 'TB-2') }))
    .toBeVisible()
  expect(
    dialog
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Hồ SenBơm 1TB-1Hầm B2', 'Hồ SenBơm 2TB-2'])
  await dialog.getByRole('button', { name: 'In' }).click()
  expect(print).toHaveBeenCalledOnce()
})
