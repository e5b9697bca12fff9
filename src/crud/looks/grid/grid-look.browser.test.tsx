import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { apartment } from '#entities/property/apartment.ts'
import { queryClient } from '#src/data/query-client.ts'
import { crudWords } from '#src/locales/crud.ts'
import { refusal } from '#tests/support/components/refusal.ts'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { RecordList } from '../../list/record-list.tsx'
import '../../crud.css'

const words = crudWords.vi.sheet
const fields = ['residents_count', 'name', 'floor', 'area', 'separate_fee', 'handover_date'] as const
const apartmentOf = (at: number, more: object = {}) => ({
  id: String(at),
  version: 1,
  code: `A-${at}`,
  name: `Căn ${at}`,
  floor: 1,
  area: 1070.5,
  separate_fee: false,
  handover_date: null,
  residents_count: 2,
  handover_status: 'handover',
  ...more,
})

interface Page {
  readonly pagination: { readonly currentPage: number; readonly pageSize: number }
}

interface Update {
  readonly id: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** A server that keeps what it is sent, but for what `refuses` finds wrong. */
async function open(
  refuses: (update: Update) => unknown = () => undefined,
  total = 3,
  changed: Readonly<Record<number, object>> = {},
) {
  const stored = Array.from({ length: total }, (_one, at) => apartmentOf(at + 1, changed[at + 1]))
  let gate: Promise<void> = Promise.resolve()
  const update = vi.fn(async ({ id, variables }: Update) => {
    await gate
    const error = refuses({ id, variables })
    if (error !== undefined) throw error
    const at = stored.findIndex((one) => one.id === id)
    const before = stored[at]!
    stored[at] = { ...before, ...variables, version: before.version + 1 }
    return { data: stored[at] }
  })
  const changeMany = vi.fn(({ rows }: { rows: readonly { id: string; values: Update['variables'] }[] }) =>
    Promise.all(
      rows.map(({ id, values: variables }) =>
        update({ id, variables }).then(
          ({ data }) => ({ id, ok: true, record: data }),
          (error: { statusCode: number; body: object }) => ({
            id,
            ok: false,
            status: error.statusCode,
            ...error.body,
          }),
        ),
      ),
    ).then((data) => ({ data })),
  )
  const getList = ({ pagination: { currentPage: page, pageSize } }: Page) =>
    Promise.resolve({
      data: stored.slice((page - 1) * pageSize, page * pageSize).map((one) => ({ ...one })),
      total,
    })
  const { unmount, router } = await renderInConsole(
    <RecordList entity={apartment} look={{ kind: 'grid', fields }} />,
    {
      verbs: { getList, update: update as never, changeMany },
      replies: { 'GET /v1/manage/preferences': { data: {} } },
    },
  )
  await expect.poll(() => cells('name').length).toBe(Math.min(total, 20))
  const sent = () => update.mock.calls.map(([{ id, variables }]) => ({ id, ...variables }))
  /** Answers nothing until it is released. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    return resolve
  }
  return { sent, stored, changeMany, hold, unmount, router }
}

const cells = (name: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`td[data-field="${name}"] :is(input, select)`),
]
const faults = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)

function pasteInto(cell: HTMLElement, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  cell.focus()
  cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('Enter walks down and Tab along, and each cell is saved with the version as it is left', async () => {
  const { sent } = await open()
  cells('area')[0]!.focus()
  await userEvent.keyboard('2500,25{Enter}')
  expect(document.activeElement).toBe(cells('area')[1])
  await userEvent.keyboard('{Tab}c{Tab}31/12/2026{Enter}')
  await expect.poll(sent).toEqual([
    { id: '1', area: 2500.25, version: 1 },
    { id: '2', separate_fee: true, version: 1 },
    { id: '2', handover_date: '2026-12-31', version: 2 },
  ])
  await expect.poll(() => cells('area')[0]!.value).toBe('2.500,25')
})

test('text that is no number is marked at its cell and not sent, and Escape takes it back', async () => {
  const { sent } = await open()
  cells('area')[0]!.focus()
  await userEvent.keyboard('nhiều{Enter}')
  await expect.poll(faults).toEqual(['Số không hợp lệ'])
  expect(sent()).toEqual([])
  cells('area')[0]!.focus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(faults).toEqual([])
  expect(cells('area')[0]!.value).toBe('1.070,5')
})

test('of pasted cells the good ones are saved, the bad ones marked, and rows too many told', async () => {
  const { sent, changeMany } = await open()
  pasteInto(cells('name')[1]!, 'Căn góc\t5\t1.080,5\nCăn giữa\tmột\t80\tnấu ăn\nCăn cuối\t\t1')
  await expect.poll(() => sent().length).toBe(2)
  expect(sent()).toEqual([
    { id: '2', name: 'Căn góc', floor: 5, area: 1080.5, version: 1 },
    { id: '3', name: 'Căn giữa', area: 80, version: 1 },
  ])
  expect(changeMany).toHaveBeenCalledOnce()
  await expect.poll(faults).toEqual(['Số không hợp lệ', 'Chỉ nhận có hoặc không'])
  await expect.poll(() => document.body.textContent).toContain(words.no_row)
})

test('rows that are pasted beyond the page are filled in where that is meant, and told where one is refused', async () => {
  const { sent, changeMany } = await open(undefined, 23)
  pasteInto(cells('name')[18]!, 'S\t1\nT\t2\nU\t3\nV\tbốn\nW\t5\nX\t6')
  const title = words.beyond.replace('{{count}}', '3')
  await expect.poll(() => document.body.textContent).toContain(title)
  expect(sent()).toEqual([])
  await userEvent.click(document.querySelector('.ant-modal-confirm .ant-btn-primary')!)
  await expect.poll(() => sent().map(({ id }) => id)).toEqual(['19', '20', '21', '22', '23'])
  expect(changeMany).toHaveBeenCalledOnce()
  expect(sent()[3]).toEqual({ id: '22', name: 'V', version: 1 })
  const lost = () => [...document.querySelectorAll('.lobby-sheet-lost li')].map((one) => one.textContent)
  await expect
    .poll(lost)
    .toEqual([expect.stringContaining('Số không hợp lệ'), expect.stringContaining(words.no_row)])
})

test('a colleague’s change of another cell is no conflict, and of the same cell one chooses', async () => {
  let theirs = apartmentOf(1, { version: 2, name: 'Căn của bạn' })
  const { sent } = await open(({ variables }) =>
    variables['version'] === theirs.version
      ? undefined
      : refusal({}, { statusCode: 409, codes: ['record_changed'], body: { current: theirs } }),
  )
  cells('area')[0]!.focus()
  await userEvent.keyboard('7{Enter}')
  await expect.poll(() => sent().at(-1)).toEqual({ id: '1', area: 7, version: 2 })
  theirs = apartmentOf(2, { version: 5, name: 'Căn của bạn' })
  cells('name')[1]!.focus()
  await userEvent.keyboard('Căn của tôi{Enter}')
  const keep = words.keep_mine.replace('{{theirs}}', 'Căn của bạn')
  await expect.poll(() => document.body.textContent).toContain(keep)
  await userEvent.click([...document.querySelectorAll('button')].find((one) => one.textContent === keep)!)
  await expect.poll(() => sent().at(-1)).toEqual({ id: '2', name: 'Căn của tôi', version: 5 })
})

test('what a colleague saved in a cell that is typed into is not overwritten unasked', async () => {
  const { sent, stored } = await open()
  cells('name')[0]!.focus()
  await userEvent.keyboard('Căn của tôi')
  stored[0] = apartmentOf(1, { version: 2, name: 'Căn của bạn', area: 9 })
  await queryClient.invalidateQueries()
  await expect.poll(() => cells('area')[0]!.value).toBe('9')
  await userEvent.keyboard('{Enter}')
  const keep = words.keep_mine.replace('{{theirs}}', 'Căn của bạn')
  await expect.poll(() => document.body.textContent).toContain(keep)
  expect(sent()).toEqual([])
  await userEvent.click([...document.querySelectorAll('button')].find((one) => one.textContent === keep)!)
  await expect.poll(sent).toEqual([{ id: '1', name: 'Căn của tôi', version: 2 }])
})

test('what was not saved stands in its cell again on the next visit, and is sent from there', async () => {
  const left = await open(({ id }) => (id === '2' ? refusal({}, { statusCode: 503 }) : undefined))
  cells('area')[0]!.focus()
  await userEvent.keyboard('nhiều{Enter}')
  cells('name')[1]!.focus()
  await userEvent.keyboard('Căn của tôi{Enter}')
  cells('name')[2]!.focus()
  await userEvent.keyboard('Căn cuối{Enter}')
  await expect.poll(() => cells('name')[2]!.value).toBe('Căn cuối')
  await expect.poll(() => faults().length).toBe(2)
  await left.unmount()

  const { sent } = await open()
  const unsent = `${words.unsent}${words.retry}`
  await expect.poll(faults).toEqual([unsent, unsent])
  await expect
    .poll(() => [cells('area')[0]!.value, cells('name')[1]!.value])
    .toEqual(['nhiều', 'Căn của tôi'])
  expect(sent()).toEqual([])
  const again = [...document.querySelectorAll('button')].filter((one) => one.textContent === words.retry)
  for (const button of again) await userEvent.click(button)
  await expect.poll(sent).toEqual([{ id: '2', name: 'Căn của tôi', version: 1 }])
  await expect.poll(faults).toEqual(['Số không hợp lệ'])
})

test('a word that is chosen as the page is left by the keyboard is saved', async () => {
  const { sent, router } = await open()
  cells('separate_fee')[1]!.focus()
  await userEvent.keyboard('c')
  await router.navigate('/elsewhere')
  await expect.poll(sent).toEqual([{ id: '2', separate_fee: true, version: 1 }])
})

test('a colleague’s value is not overwritten unasked by what was not saved the last time', async () => {
  const left = await open(() => refusal({}, { statusCode: 503 }))
  cells('name')[0]!.focus()
  await userEvent.keyboard('Căn của tôi{Enter}')
  cells('name')[1]!.focus()
  await userEvent.keyboard('Căn cũng thế{Enter}')
  await expect.poll(() => faults().length).toBe(2)
  await left.unmount()

  const { sent } = await open(undefined, 3, {
    1: { version: 2, name: 'Căn của bạn' },
    // It had reached the server after all.
    2: { version: 2, name: 'Căn cũng thế' },
  })
  await expect.poll(faults).toEqual([`${words.unsent}${words.retry}`])
  await userEvent.click(
    [...document.querySelectorAll('button')].find((one) => one.textContent === words.retry)!,
  )
  const keep = words.keep_mine.replace('{{theirs}}', 'Căn của bạn')
  await expect.poll(() => document.body.textContent).toContain(keep)
  expect(sent()).toEqual([])
})

test('what hides behind a refused cell is not overwritten unasked either, nor a word that was chosen', async () => {
  const { sent, stored } = await open()
  cells('area')[0]!.focus()
  await userEvent.keyboard('nhiều{Enter}')
  await expect.poll(faults).toEqual(['Số không hợp lệ'])
  cells('separate_fee')[1]!.focus()
  await userEvent.keyboard('c')
  stored[0] = apartmentOf(1, { version: 2, area: 9, name: 'Căn của bạn' })
  stored[1] = apartmentOf(2, { version: 2, name: 'Căn khác' })
  await queryClient.invalidateQueries()
  await expect.poll(() => cells('name')[1]!.value).toBe('Căn khác')
  expect(cells('separate_fee')[1]!.value).toBe('Có')
  cells('area')[0]!.focus()
  await expect.poll(sent).toEqual([{ id: '2', separate_fee: true, version: 2 }])
  await userEvent.keyboard('7{Enter}')
  const keep = words.keep_mine.replace('{{theirs}}', '9')
  await expect.poll(() => document.body.textContent).toContain(keep)
  expect(sent().length).toBe(1)
})

test('what is typed again while the first is on its way is one’s own, with the version that the first has made', async () => {
  const { sent, hold } = await open()
  const release = hold()
  cells('name')[0]!.focus()
  await userEvent.keyboard('Một{Enter}')
  cells('name')[0]!.focus()
  await userEvent.keyboard('Hai{Enter}')
  release()
  await expect.poll(sent).toEqual([
    { id: '1', name: 'Một', version: 1 },
    { id: '1', name: 'Hai', version: 2 },
  ])
  expect(faults()).toEqual([])
})
