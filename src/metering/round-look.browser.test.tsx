import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { queryClient } from '#src/data/query-client.ts'
import { openRound, paste, readingOf, rowOf, words } from '#tests/support/components/meter-round.tsx'
import type { RoundRow } from './round-cell.ts'

test.each([
  ['WATER', 'm³'],
  ['ELECTRICITY', 'kWh'],
  ['GAS', 'm³'],
] as const)('the round of %s is saved at its own address, in %s', async (type, unit) => {
  const { screen, cell, sheets } = await openRound({ type })
  await expect
    .element(screen.getByRole('columnheader', { name: words.used.replace('{{unit}}', unit) }))
    .toBeVisible()
  await userEvent.click(cell('1'))
  await userEvent.keyboard('105{Enter}')
  await expect.poll(() => sheets.mock.calls.length).toBe(1)
})

test('Enter saves the cell and goes on to the next meter; Escape gives up what was typed', async () => {
  const { screen, cell, sheets } = await openRound()
  await userEvent.click(cell('1'))
  await userEvent.keyboard('112,5{Enter}')
  await expect.element(cell('2')).toHaveFocus()
  await expect.poll(() => screen.container.querySelector('[data-meter="1"]')?.textContent).toContain('12,5')
  expect(sheets).toHaveBeenCalledExactlyOnceWith([{ version: 0, new_number: '112.5', meter_id: '1' }])
  await userEvent.keyboard('90{Escape}{Enter}')
  await expect.element(cell('3')).toHaveFocus()
  await expect.element(cell('2')).toHaveValue('')
  expect(sheets).toHaveBeenCalledOnce()
})

test('an index that runs backwards stays in its cell with the reason, and rolls over by one press', async () => {
  const { screen, cell, sheets } = await openRound()
  await userEvent.click(cell('1'))
  await userEvent.keyboard('5{Enter}')
  await expect.element(screen.getByRole('alert').getByText('Sai')).toBeVisible()
  await expect.element(cell('1')).toHaveValue('5')
  await userEvent.click(screen.getByRole('button', { name: words.rolled_over.replace('{{used}}', '905') }))
  await expect
    .poll(() => sheets.mock.lastCall?.[0])
    .toEqual([{ version: 0, new_number: '5', replaced: true, replaced_consumption: '905', meter_id: '1' }])
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('a pasted sheet is one request; its bad rows are marked, and those of no meter listed', async () => {
  const { screen, cell, sheets } = await openRound()
  paste(cell('1').element(), 'A-0101\t110\nA-0102\t9\nB-9999\t120\n')
  await expect.element(screen.getByRole('region', { name: words.lost }).getByText('B-9999')).toBeVisible()
  expect(sheets).toHaveBeenCalledOnce()
  // Only what was refused is left to look at.
  await expect.element(cell('2')).toHaveValue('9')
  await expect.element(cell('1')).not.toBeInTheDocument()
})

test('what a sheet saves on a floor that is not shown is said, with a way to see it', async () => {
  const { screen, cell } = await openRound()
  paste(cell('1').element(), 'A-0101\t110\nA-0901\t120\n')
  const said = screen.getByRole('status').filter({ hasText: words.beyond.replace('{{total}}', '1') })
  await expect.element(said).toBeVisible()
  await userEvent.click(said.getByRole('button', { name: words.show_all }))
  await expect.element(said).not.toBeInTheDocument()
})

test('what was refused in one month does not stand in another', async () => {
  const { screen, cell } = await openRound()
  await userEvent.click(cell('1'))
  await userEvent.keyboard('90{Enter}')
  await expect.element(screen.getByText('Sai')).toBeVisible()
  await userEvent.fill(screen.getByRole('textbox', { name: words.month, exact: true }), '01/2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(cell('1')).toHaveValue('')
  await expect.element(screen.getByText('Sai')).not.toBeInTheDocument()
})

test('a column that is pasted into a cell goes down from there', async () => {
  const { cell, sheets } = await openRound()
  paste(cell('2').element(), '120\n130\n')
  await expect
    .poll(() => sheets.mock.lastCall?.[0])
    .toEqual([
      { version: 0, new_number: '120', meter_id: '2' },
      { version: 0, new_number: '130', meter_id: '3' },
    ])
})

test('an index that a colleague saved while one typed in the same cell is not overwritten unasked', async () => {
  const { screen, cell, sheets, stored } = await openRound()
  await userEvent.click(cell('1'))
  await userEvent.keyboard('112')
  stored.set('1', rowOf('1', { reading: readingOf('1', '120', 3) }))
  stored.set('3', rowOf('3', { reading: readingOf('3', '130') }))
  await queryClient.invalidateQueries()
  await expect.element(cell('3')).toHaveValue('130')
  await expect.element(cell('1')).toHaveValue('112')
  await userEvent.keyboard('{Enter}')
  const keep = screen.getByRole('button', { name: words.keep_mine.replace('{{theirs}}', '120') })
  await expect.element(keep).toBeVisible()
  expect(sheets).not.toHaveBeenCalled()
  await userEvent.click(keep)
  await expect
    .poll(() => sheets.mock.lastCall?.[0])
    .toEqual([{ version: 3, new_number: '112', meter_id: '1' }])
})

test('what a colleague saved that a replaced meter used is not overwritten unasked', async () => {
  const replaced = (used: string, version: number): RoundRow => ({
    ...rowOf('1'),
    reading: {
      ...readingOf('1', '3', version),
      replaced: true,
      replaced_consumption: used,
      consumption: used,
    },
  })
  const { screen, cell, sheets, stored } = await openRound({ rows: [replaced('9', 1), rowOf('3')] })
  const used = screen.getByRole('textbox', { name: words.used_of.replace('{{meter}}', 'A-0101') })
  await userEvent.click(used)
  await userEvent.keyboard('12')
  stored.set('1', replaced('8', 2))
  stored.set('3', rowOf('3', { reading: readingOf('3', '130') }))
  await queryClient.invalidateQueries()
  await expect.element(cell('3')).toHaveValue('130')
  await userEvent.keyboard('{Tab}')
  const keep = screen.getByRole('button', { name: words.keep_mine.replace('{{theirs}}', '8') })
  await expect.element(keep).toBeVisible()
  await expect.element(used).toHaveValue('12')
  expect(sheets).not.toHaveBeenCalled()
  await userEvent.click(keep)
  await expect
    .poll(() => sheets.mock.lastCall?.[0])
    .toEqual([{ version: 2, new_number: '3', replaced: true, replaced_consumption: '12', meter_id: '1' }])
})
