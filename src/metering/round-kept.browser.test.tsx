import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { crudWords } from '#src/locales/crud.ts'
import { findDraft } from '#src/storage/drafts.ts'
import { holdDrafts } from '#tests/support/components/held-drafts.ts'
import { openRound, paste, words } from '#tests/support/components/meter-round.tsx'
import { elsewhere } from '#tests/support/components/render.tsx'

test('the index of a replaced meter waits for what was used, says so, and outlives the page', async () => {
  const { screen, cell, sheets } = await openRound()
  await userEvent.click(cell('1'))
  await userEvent.keyboard('{F2}')
  await userEvent.click(cell('1'))
  await userEvent.keyboard('5{ArrowDown}')
  await expect.element(screen.getByText(words.wants_used)).toBeVisible()
  expect(sheets).not.toHaveBeenCalled()
  await screen.unmount()
  const later = await openRound()
  await expect.element(later.screen.getByText(words.wants_used)).toBeVisible()
  await expect.element(later.cell('1')).toHaveValue('5')
  const used = later.screen.getByRole('textbox', { name: words.used_of.replace('{{meter}}', 'A-0101') })
  await userEvent.click(used)
  await userEvent.keyboard('9{Enter}')
  await expect
    .poll(() => later.sheets.mock.lastCall?.[0])
    .toEqual([{ version: 0, new_number: '5', replaced: true, replaced_consumption: '9', meter_id: '1' }])
  await expect.element(later.screen.getByText(words.wants_used)).not.toBeInTheDocument()
})

test('an index that waits for what was used is sent as it is where the meter was not replaced after all', async () => {
  const { screen, cell, sheets } = await openRound()
  await userEvent.click(cell('1'))
  await userEvent.keyboard('{F2}')
  await userEvent.click(cell('1'))
  await userEvent.keyboard('112{ArrowDown}')
  await expect.element(screen.getByText(words.wants_used)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: words.replace_of.replace('{{meter}}', 'A-0101') }))
  await expect
    .poll(() => sheets.mock.lastCall?.[0])
    .toEqual([{ version: 0, new_number: '112', meter_id: '1' }])
  await expect.element(screen.getByText(words.wants_used)).not.toBeInTheDocument()
})

test('rows of no meter outlive the page until they are put away', async () => {
  const { screen, cell } = await openRound()
  paste(cell('1').element(), 'A-0101\t110\nB-9999\t120\n')
  await expect.element(screen.getByText('B-9999')).toBeVisible()
  await screen.unmount()
  const later = await openRound()
  const lost = later.screen.getByRole('region', { name: words.lost })
  await expect.element(lost.getByText('B-9999')).toBeVisible()
  await lost.getByRole('button').click()
  await expect.element(lost).not.toBeInTheDocument()
  await later.screen.unmount()
  const last = await openRound()
  await findDraft('whatever else is read')
  await expect.element(last.screen.getByText('B-9999')).not.toBeInTheDocument()
})

test('what is typed before the cells of the last time have been read outlives the page beside them, and is newer', async () => {
  const unanswered = () => openRound({ gate: new Promise<void>(() => undefined) })
  const first = await unanswered()
  await userEvent.click(first.cell('1'))
  await userEvent.keyboard('112,5{Enter}')
  await userEvent.click(first.cell('3'))
  await userEvent.keyboard('130{Enter}')
  await first.screen.unmount()

  const release = await holdDrafts()
  const { screen, cell } = await unanswered()
  await userEvent.click(cell('1'))
  await userEvent.keyboard('115{Enter}')
  await expect.element(cell('2')).toHaveFocus()
  await userEvent.keyboard('120{Enter}')
  await screen.unmount()
  release()

  const last = await openRound()
  await expect.poll(() => last.screen.getByText(crudWords.vi.sheet.unsent).elements()).toHaveLength(3)
  await expect.element(last.cell('1')).toHaveValue('115')
  await expect.element(last.cell('2')).toHaveValue('120')
  await expect.element(last.cell('3')).toHaveValue('130')
})

test('what stands in a cell as the page is left by the keyboard is saved', async () => {
  const { screen, cell, sheets } = await openRound()
  await userEvent.click(cell('2'))
  await userEvent.keyboard('112')
  await screen.router.navigate('/elsewhere')
  await expect.element(screen.getByText(elsewhere)).toBeVisible()
  await expect.poll(() => sheets.mock.calls).toEqual([[[{ version: 0, new_number: '112', meter_id: '2' }]]])
})

test('a reload leaves the cell first, and asks until it is saved', async () => {
  const gate = Promise.withResolvers<void>()
  const { cell, sheets } = await openRound({ gate: gate.promise })
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await userEvent.click(cell('2'))
  expect(asks()).toBe(false)
  await userEvent.click(cell('2'))
  await userEvent.keyboard('112')
  expect(asks()).toBe(true)
  await expect.poll(() => sheets.mock.calls).toEqual([[[{ version: 0, new_number: '112', meter_id: '2' }]]])
  gate.resolve()
  await expect.poll(asks).toBe(false)
})

test('what is typed after Escape in the same cell is saved as anything else', async () => {
  const { cell, sheets } = await openRound()
  await userEvent.click(cell('1'))
  await userEvent.keyboard('90{Escape}112{Enter}')
  await expect
    .poll(() => sheets.mock.lastCall?.[0])
    .toEqual([{ version: 0, new_number: '112', meter_id: '1' }])
})
