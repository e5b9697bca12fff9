import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { SentRow } from '#domain/calls/meter-rounds.ts'
import { waterReading } from '#entities/metering/water-reading.ts'
import { queryClient } from '#src/data/query-client.ts'
import { crudWords } from '#src/locales/crud.ts'
import { words as meteringWords } from '#src/metering/locale.ts'
import { findDraft } from '#src/storage/drafts.ts'
import { holdDrafts } from '#tests/support/components/held-drafts.ts'
import { refusal } from '#tests/support/components/refusal.ts'
import type { Verbs } from '#tests/support/components/provider.ts'
import { elsewhere, renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import type { RoundRow } from './round-cell.ts'
import { RoundLook } from './round-look.tsx'

const words = meteringWords.vi
const rowOf = (id: string, more: Partial<RoundRow> = {}): RoundRow => ({
  meter_id: id,
  meter: `N-${id}`,
  apartment_id: id,
  apartment: `A-010${id}`,
  block_id: '1',
  block: 'Tháp A',
  floor: 1,
  charge_factor: '1',
  previous: '100',
  usual: '10',
  is_missed: false,
  reading: null,
  ...more,
})
const readingOf = (id: string, fresh: string, version = 1): NonNullable<RoundRow['reading']> => ({
  id,
  version,
  new_number: fresh,
  replaced: false,
  replaced_consumption: null,
  consumption: String(Number(fresh) - 100),
  status: 'draft',
  has_image: false,
  by: null,
})

/** Of a floor that is not shown. */
const ninthFloor = rowOf('9', { apartment: 'A-0901', floor: 9 })

/** A server that refuses what runs backwards. */
async function open(
  rows = [rowOf('1'), rowOf('2'), rowOf('3')],
  isDown = () => false,
  gate: Promise<void> = Promise.resolve(),
  verbs: Verbs = {},
) {
  const stored = new Map(rows.map((row) => [row.meter_id, row]))
  const sheets = vi.fn<(rows: readonly SentRow[]) => void>()
  const save = async (_params: unknown, body: FormData) => {
    const sent = JSON.parse(String(body.get('rows'))) as SentRow[]
    sheets(sent)
    await gate
    if (isDown()) throw refusal({}, { statusCode: 503 })
    const judged = sent.map((row, at) => ({
      row,
      at,
      id:
        row.meter_id ??
        [...rows, ninthFloor].find(({ apartment }) => apartment === row.name)?.meter_id ??
        null,
    }))
    const isGood = ({ row, id }: (typeof judged)[number]) =>
      id !== null && (row.replaced === true || Number(row.new_number) >= 100)
    return {
      data: {
        saved: judged
          .filter(isGood)
          .map(({ row, id }) => rowOf(String(id), { reading: readingOf(String(id), row.new_number) })),
        refused: judged
          .filter((one) => !isGood(one))
          .map(({ at, id }) => ({
            at,
            meter_id: id,
            errors: [
              {
                field: 'new_number',
                code: id === null ? 'reference_not_found' : 'index_runs_backwards',
                message: 'Sai',
              },
            ],
          })),
      },
    }
  }
  const place = { block_id: '1', block: 'Tháp A', floor: 1, meters: 3, read: 0, confirmed: 0 }
  const screen = await renderInConsole(
    <WithTools>{(tools) => <RoundLook entity={waterReading} tools={tools} />}</WithTools>,
    {
      verbs,
      replies: {
        'GET /v1/manage/water-meters/round': () => ({
          data: { rows: [...stored.values()], places: [place], is_closed: false },
        }),
        'POST /v1/manage/water-meters/round': save,
        // Whoever stays in a row for a moment tells their colleagues so.
        'POST /v1/manage/water-meters/round/presence': { data: { told: true } },
      },
    },
  )
  const cell = (id: string) =>
    screen.getByRole('textbox', { name: words.index_of.replace('{{meter}}', `A-010${id}`) })
  await expect.element(cell('1')).toBeVisible()
  return { screen, cell, sheets, stored }
}

/** What is said while a sheet of 450 rows is on its way. */
const say = (done: number) =>
  crudWords.vi.sheet.progress.replace('{{done}}', String(done)).replace('{{total}}', '450')

const paste = (cell: Element, text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('Enter saves the cell and goes on to the next meter; Escape gives up what was typed', async () => {
  const { screen, cell, sheets } = await open()
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
  const { screen, cell, sheets } = await open()
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
  const { screen, cell, sheets } = await open()
  paste(cell('1').element(), 'A-0101\t110\nA-0102\t9\nB-9999\t120\n')
  await expect.element(screen.getByRole('region', { name: words.lost }).getByText('B-9999')).toBeVisible()
  expect(sheets).toHaveBeenCalledOnce()
  // Only what was refused is left to look at.
  await expect.element(cell('2')).toHaveValue('9')
  await expect.element(cell('1')).not.toBeInTheDocument()
})

test('a long sheet goes in parts, tells how far it is, and says of each row what became of it', async () => {
  const gate = Promise.withResolvers<void>()
  const { screen, cell, sheets } = await open([rowOf('1'), rowOf('2')], () => false, gate.promise)
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
  const { screen, cell } = await open([rowOf('1'), rowOf('2')], () => (sent += 1) > 1)
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

test('what a sheet saves on a floor that is not shown is said, with a way to see it', async () => {
  const { screen, cell } = await open()
  paste(cell('1').element(), 'A-0101\t110\nA-0901\t120\n')
  const said = screen.getByRole('status').filter({ hasText: words.beyond.replace('{{total}}', '1') })
  await expect.element(said).toBeVisible()
  await userEvent.click(said.getByRole('button', { name: words.show_all }))
  await expect.element(said).not.toBeInTheDocument()
})

test('what was refused in one month does not stand in another', async () => {
  const { screen, cell } = await open()
  await userEvent.click(cell('1'))
  await userEvent.keyboard('90{Enter}')
  await expect.element(screen.getByText('Sai')).toBeVisible()
  await userEvent.fill(screen.getByRole('textbox', { name: words.month, exact: true }), '01/2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(cell('1')).toHaveValue('')
  await expect.element(screen.getByText('Sai')).not.toBeInTheDocument()
})

test('what could not be sent is marked, outlives the page, and is sent from there', async () => {
  let isDown = true
  const { screen, cell } = await open([rowOf('1'), rowOf('2'), rowOf('3')], () => isDown)
  await userEvent.click(cell('1'))
  await userEvent.keyboard('112,5{Enter}')
  await expect.element(screen.getByText(crudWords.vi.sheet.unsent)).toBeVisible()
  await screen.unmount()
  isDown = false
  const later = await open([rowOf('1'), rowOf('2'), rowOf('3')], () => isDown)
  await expect.element(later.cell('1')).toHaveValue('112,5')
  await userEvent.click(later.screen.getByRole('button', { name: crudWords.vi.sheet.retry }))
  await expect.element(later.screen.getByText(crudWords.vi.sheet.unsent)).not.toBeInTheDocument()
  expect(later.sheets).toHaveBeenCalledExactlyOnceWith([{ version: 0, new_number: '112.5', meter_id: '1' }])
  await later.screen.unmount()
  const last = await open([rowOf('1', { reading: readingOf('1', '112.5') }), rowOf('2')])
  await expect.element(last.cell('1')).toHaveValue('112,5')
  await expect.element(last.screen.getByText(crudWords.vi.sheet.unsent)).not.toBeInTheDocument()
})

test('the index of a replaced meter waits for what was used, says so, and outlives the page', async () => {
  const { screen, cell, sheets } = await open()
  await userEvent.click(cell('1'))
  await userEvent.keyboard('{F2}')
  await userEvent.click(cell('1'))
  await userEvent.keyboard('5{ArrowDown}')
  await expect.element(screen.getByText(words.wants_used)).toBeVisible()
  expect(sheets).not.toHaveBeenCalled()
  await screen.unmount()
  const later = await open()
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
  const { screen, cell, sheets } = await open()
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
  const { screen, cell } = await open()
  paste(cell('1').element(), 'A-0101\t110\nB-9999\t120\n')
  await expect.element(screen.getByText('B-9999')).toBeVisible()
  await screen.unmount()
  const later = await open()
  const lost = later.screen.getByRole('region', { name: words.lost })
  await expect.element(lost.getByText('B-9999')).toBeVisible()
  await lost.getByRole('button').click()
  await expect.element(lost).not.toBeInTheDocument()
  await later.screen.unmount()
  const last = await open()
  await findDraft('whatever else is read')
  await expect.element(last.screen.getByText('B-9999')).not.toBeInTheDocument()
})

test('what is typed before the cells of the last time have been read outlives the page beside them, and is newer', async () => {
  const unanswered = () => open(undefined, undefined, new Promise<void>(() => undefined))
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

  const last = await open()
  await expect.poll(() => last.screen.getByText(crudWords.vi.sheet.unsent).elements()).toHaveLength(3)
  await expect.element(last.cell('1')).toHaveValue('115')
  await expect.element(last.cell('2')).toHaveValue('120')
  await expect.element(last.cell('3')).toHaveValue('130')
})

test('what stands in a cell as the page is left by the keyboard is saved', async () => {
  const { screen, cell, sheets } = await open()
  await userEvent.click(cell('2'))
  await userEvent.keyboard('112')
  await screen.router.navigate('/elsewhere')
  await expect.element(screen.getByText(elsewhere)).toBeVisible()
  await expect.poll(() => sheets.mock.calls).toEqual([[[{ version: 0, new_number: '112', meter_id: '2' }]]])
})

test('a reload leaves the cell first, and asks until it is saved', async () => {
  const gate = Promise.withResolvers<void>()
  const { cell, sheets } = await open(undefined, undefined, gate.promise)
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
  const { cell, sheets } = await open()
  await userEvent.click(cell('1'))
  await userEvent.keyboard('90{Escape}112{Enter}')
  await expect
    .poll(() => sheets.mock.lastCall?.[0])
    .toEqual([{ version: 0, new_number: '112', meter_id: '1' }])
})

test('a column that is pasted into a cell goes down from there', async () => {
  const { cell, sheets } = await open()
  paste(cell('2').element(), '120\n130\n')
  await expect
    .poll(() => sheets.mock.lastCall?.[0])
    .toEqual([
      { version: 0, new_number: '120', meter_id: '2' },
      { version: 0, new_number: '130', meter_id: '3' },
    ])
})

test('an index that a colleague saved while one typed in the same cell is not overwritten unasked', async () => {
  const { screen, cell, sheets, stored } = await open()
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
  const { screen, cell, sheets, stored } = await open([replaced('9', 1), rowOf('3')])
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

test('a meter that can’t be read: its photo is kept at the meter beside those of other months, and is seen from the round', async () => {
  const kept = { month: '2025-12', photo: '11111111-1111-4111-8111-111111111111', remark: 'Khóa cửa' }
  const saved = vi.fn<(values: unknown) => void>()
  const { screen, stored } = await open(undefined, undefined, undefined, {
    getOne: ({ id }: { readonly id: string }) =>
      Promise.resolve({ data: { id, version: 4, missed_readings: [kept] } }),
    update: ({ id, variables }: { readonly id: string; readonly variables: object }) => {
      saved(variables)
      stored.set(id, rowOf(id, { is_missed: true }))
      return Promise.resolve({ data: { id, version: 5 } })
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
