import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { crudWords } from '#src/locales/crud.ts'
import { openRound, paste, readingOf, rowOf, words } from '#tests/support/components/meter-round.tsx'

/** What is said while a sheet of 450 rows is on its way. */
const say = (done: number) =>
  crudWords.vi.sheet.progress.replace('{{done}}', String(done)).replace('{{total}}', '450')

test('a long sheet goes in parts, tells how far it is, and says of each row what became of it', async () => {
  const gate = Promise.withResolvers<void>()
  const { screen, cell, sheets } = await openRound({ rows: [rowOf('1'), rowOf('2')], gate: gate.promise })
  const lines = Array.from({ length: 450 }, (_, at) => `B-${at}\t120`)
  lines[250] = 'A-0102\t9'
  lines[300] = 'A-0101\t110'
  paste(cell('1').element(), `${lines.join('\n')}\n`)
  await expect.element(screen.getByText(say(0))).toBeVisible()
  gate.resolve()
  const lost = screen.getByRole('region', { name: words.lost })
  await expect.element(lost.getByText('B-449')).toBeVisible()
  expect(sheets.mock.calls.map(([rows]) => rows.length)).toEqual([200, 200, 50])
  expect(lost.getByRole('listitem').elements()).toHaveLength(448)
  await expect.element(lost.getByRole('listitem').last()).toMatchTextContent('450')
  await expect.element(cell('2')).toHaveValue('9')
  await expect.element(screen.getByText(say(0))).not.toBeInTheDocument()
})

test('rows that a failure leaves unsent stay in their cells, or are listed with their lines', async () => {
  let sent = 0
  const { screen, cell } = await openRound({ rows: [rowOf('1'), rowOf('2')], isDown: () => (sent += 1) > 1 })
  const lines = Array.from({ length: 300 }, (_, at) => `B-${at}\t120`)
  lines[0] = 'A-0101\t110'
  lines[250] = 'A-0102\t130'
  paste(cell('1').element(), `${lines.join('\n')}\n`)
  const lost = screen.getByRole('region', { name: words.lost })
  await expect.element(lost.getByText('B-299')).toBeVisible()
  await expect.element(lost.getByRole('listitem').last()).toMatchTextContent(crudWords.vi.sheet.unsent)
  await expect.element(cell('2')).toHaveValue('130')
  await expect.element(cell('1')).toHaveValue('110')
})

test('what could not be sent is marked, outlives the page, and is sent from there', async () => {
  let isDown = true
  const { screen, cell } = await openRound({ isDown: () => isDown })
  await userEvent.click(cell('1'))
  await userEvent.keyboard('112,5{Enter}')
  await expect.element(screen.getByText(crudWords.vi.sheet.unsent)).toBeVisible()
  await screen.unmount()
  isDown = false
  const later = await openRound({ isDown: () => isDown })
  await expect.element(later.cell('1')).toHaveValue('112,5')
  await userEvent.click(later.screen.getByRole('button', { name: crudWords.vi.sheet.retry }))
  await expect.element(later.screen.getByText(crudWords.vi.sheet.unsent)).not.toBeInTheDocument()
  expect(later.sheets).toHaveBeenCalledExactlyOnceWith([{ version: 0, new_number: '112.5', meter_id: '1' }])
  await later.screen.unmount()
  const last = await openRound({ rows: [rowOf('1', { reading: readingOf('1', '112.5') }), rowOf('2')] })
  await expect.element(last.cell('1')).toHaveValue('112,5')
  await expect.element(last.screen.getByText(crudWords.vi.sheet.unsent)).not.toBeInTheDocument()
})

test('a meter that can’t be read: its photo is kept at the meter beside those of other months, and is seen from the round', async () => {
  const kept = { month: '2025-12', photo: '11111111-1111-4111-8111-111111111111', remark: 'Khóa cửa' }
  const saved = vi.fn<(values: unknown) => void>()
  const { screen, stored } = await openRound({
    verbs: {
      getOne: ({ id }: { readonly id: string }) =>
        Promise.resolve({ data: { id, version: 4, missed_readings: [kept] } }),
      update: ({ id, variables }: { readonly id: string; readonly variables: object }) => {
        saved(variables)
        stored.set(id, rowOf(id, { is_missed: true }))
        return Promise.resolve({ data: { id, version: 5 } })
      },
    },
  })
  await userEvent.click(screen.getByRole('button', { name: words.missed_of.replace('{{meter}}', 'A-0102') }))
  const dialog = screen.getByRole('dialog')
  const photo = new File(['x'], 'door.jpg', { type: 'image/jpeg' })
  // The input of a kind comes a moment after its dialog.
  const fileInput = () => dialog.element().querySelector<HTMLInputElement>('input[type=file]')
  await expect.poll(fileInput).not.toBeNull()
  await userEvent.upload(fileInput()!, photo)
  await userEvent.fill(dialog.getByRole('textbox', { name: words.missed_remark }), 'Chủ hộ đi vắng')
  await userEvent.click(dialog.getByRole('button', { name: crudWords.vi.form.save }))
  await expect
    .poll(() => saved.mock.lastCall?.[0])
    .toMatchObject({ version: 4, missed_readings: [kept, { remark: 'Chủ hộ đi vắng' }] })
  await expect
    .element(screen.getByRole('link', { name: words.see_missed.replace('{{meter}}', 'A-0102') }))
    .toBeVisible()
})
