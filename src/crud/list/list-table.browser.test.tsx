import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { defineEntity, type AnyEntity, type AnyRecord } from '#core/entity.ts'
import { date, money, text } from '#core/fields/index.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { shownColumns, type ColumnSettings } from '../columns/columns.ts'
import { ListTable } from './list-table.tsx'
import type { ListTotals } from './use-list-totals.ts'
import '../crud.css'

const parcel: AnyEntity = defineEntity({
  name: 'parcel',
  path: 'parcels',
  scope: 'building',
  permission: 'manage_apartment',
  title: 'code',
  fields: {
    code: text({ maxLength: 20 }),
    sender: text(),
    arrived_on: date(),
    fee: money(),
  },
  list: { columns: ['code', 'sender', 'arrived_on', 'fee'] },
  form: [],
})

/** The same with a state. */
const moved: AnyEntity = {
  ...parcel,
  lifecycle: {
    initial: 'waiting',
    states: { waiting: { color: 'default' }, taken: { color: 'success' } },
    transitions: { take: { from: ['waiting'], to: 'taken', flag: 'update' } },
  },
  list: { columns: ['code', 'sender', 'arrived_on', 'fee', 'status'] },
}

const records = (total: number): AnyRecord[] =>
  Array.from({ length: total }, (_none, at) => ({
    id: String(at + 1),
    version: 1,
    code: `P-${1000 + at}`,
    sender: 'Nguyễn Thị Thanh Huyền gửi từ Hà Nội',
    arrived_on: '2026-12-28',
    fee: '1234567890',
    status: 'waiting',
  }))

interface OfficeProps {
  readonly entity?: AnyEntity
  readonly width: number
  readonly totals?: ListTotals
  readonly rows: readonly AnyRecord[]
  readonly chosen?: readonly AnyRecord[]
  readonly onSettings?: (settings: ColumnSettings) => void
}

const nothing = () => undefined

function Office({ width, rows, totals, chosen, onSettings, entity = parcel }: OfficeProps) {
  const [settings, setSettings] = useState<ColumnSettings>({ shown: entity.list.columns, widths: {} })
  return (
    <WithTools can={() => true}>
      {(tools) => (
        <div style={{ width }}>
          <ListTable
            entity={entity}
            tools={tools}
            views={{}}
            records={rows}
            {...(totals === undefined ? {} : { totals })}
            {...(chosen === undefined
              ? {}
              : { selection: { ids: new Set(chosen.map(({ id }) => id)), chosen, onChange: nothing } })}
            columns={shownColumns(entity, settings, tools)}
            settings={settings}
            onSettings={(next) => {
              setSettings(next)
              onSettings?.(next)
            }}
            sort={[]}
            onSort={nothing}
            density="middle"
            isBusy={false}
            open={nothing}
          />
        </div>
      )}
    </WithTools>
  )
}

const cells = () => [...document.querySelectorAll<HTMLElement>('tbody tr[data-row]:first-of-type td')]
const headings = () => [...document.querySelectorAll<HTMLElement>('th')]
const isCut = (cell: HTMLElement) => cell.scrollWidth > cell.clientWidth

test('a narrow list shortens texts, and shows codes, dates, sums and headings whole', async () => {
  await renderInConsole(<Office width={520} rows={records(3)} />)
  await expect.poll(() => cells().map(isCut)).toEqual([false, true, false, false])
  expect(headings().some(isCut)).toBe(false)
})

test('a wide list gives a text what is left over, not the code', async () => {
  await renderInConsole(<Office width={1200} rows={records(3)} />)
  const [code, sender] = cells()
  await expect.poll(() => sender?.offsetWidth).toBeGreaterThan(700)
  expect(code?.offsetWidth).toBeLessThan(120)
})

test('a list that is wider than its box says where more columns are', async () => {
  await renderInConsole(<Office width={320} rows={records(3)} />)
  const frame = () => document.querySelector('.lobby-table-frame')
  await expect.poll(() => frame()?.hasAttribute('data-more-right')).toBe(true)
  expect(frame()?.hasAttribute('data-more-left')).toBe(false)
  document.querySelector('.lobby-table-box')?.scrollTo(9999, 0)
  await expect.poll(() => frame()?.hasAttribute('data-more-left')).toBe(true)
  expect(frame()?.hasAttribute('data-more-right')).toBe(false)
})

test('a list that is wider than its box keeps the state in sight, however far one scrolls', async () => {
  await renderInConsole(<Office width={320} rows={records(3)} entity={moved} />)
  const box = () => document.querySelector('.lobby-table-box')
  await expect.poll(() => box()?.getAttribute('data-wider')).toBe('true')
  const ends = (cell: HTMLElement | undefined) => Math.round(cell?.getBoundingClientRect().right ?? 0)
  const edge = () => Math.round((box()?.getBoundingClientRect().left ?? 0) + (box()?.clientWidth ?? 0))
  for (const left of [0, 60, 9999]) {
    box()?.scrollTo(left, 0)
    await expect.poll(() => [ends(cells().at(-1)), ends(headings().at(-1))]).toEqual([edge(), edge()])
  }
})

test('Shift and an arrow key move a column, dragging its edge sizes it', async () => {
  const onSettings = vi.fn<(settings: ColumnSettings) => void>()
  await renderInConsole(<Office width={1200} rows={records(3)} onSettings={onSettings} />)
  headings()[1]?.querySelector('button')?.focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(onSettings.mock.lastCall?.[0].shown).toEqual(['code', 'arrived_on', 'sender', 'fee'])
  const edge = () => headings()[3]?.querySelector('.lobby-column-edge')
  const from = headings()[3]?.offsetWidth ?? 0
  const point = (type: string, clientX: number) =>
    edge()?.dispatchEvent(new PointerEvent(type, { clientX, bubbles: true, pointerId: 1 }))
  // The browser captures only pointers that exist.
  Element.prototype.setPointerCapture = nothing
  point('pointerdown', 100)
  point('pointermove', 140)
  await expect.poll(() => headings()[3]?.offsetWidth).toBe(from + 40)
  point('pointerup', 140)
  expect(onSettings.mock.lastCall?.[0].widths).toEqual({ fee: from + 40 })
  await expect.poll(() => headings()[3]?.offsetWidth).toBe(from + 40)
})

test('a page of 500 rows draws those on the screen, and the others as one scrolls', async () => {
  await renderInConsole(<Office width={1000} rows={records(500)} />)
  const drawn = () => [...document.querySelectorAll('tbody tr[data-row] td:first-child')]
  await expect.poll(() => drawn().length).toBeLessThan(120)
  const { height } = document.querySelector('tbody')?.getBoundingClientRect() ?? { height: 0 }
  const row = document.querySelector('tbody tr[data-row]')?.getBoundingClientRect().height ?? 0
  expect(Math.round(height)).toBe(Math.round(row * 500))
  window.scrollTo(0, document.body.scrollHeight)
  await expect.poll(() => drawn().at(-1)?.textContent).toBe('P-1499')
  expect(drawn().length).toBeLessThan(120)
})

test('sums stand whole below their column, for the page and for all, and zeros in rows are dashes', async () => {
  const totals: ListTotals = {
    page: new Map([['fee', new Map([['vnd', '1234567890']])]]),
    all: new Map([['fee', new Map([['vnd', '9876543210000']])]]),
    isWhole: false,
    total: 8000,
    leftOut: [],
  }
  const rows = records(2).map((record, at) => ({ ...record, fee: at === 0 ? '0' : '1234567890' }))
  const screen = await renderInConsole(<Office width={520} rows={rows} totals={totals} />)
  await expect.element(screen.getByRole('row', { name: 'Cộng trang này 1.234.567.890' })).toBeVisible()
  await expect
    .element(screen.getByRole('row', { name: 'Tổng cộng 8.000 dòng 9.876.543.210.000' }))
    .toBeVisible()
  expect(cells().at(-1)?.textContent).toBe('–')
  const sums = [...document.querySelectorAll<HTMLElement>('tfoot td')]
  expect(
    sums.map((sum) => isCut(sum) || sum.clientWidth < (sum.firstElementChild?.scrollWidth ?? 0) + 16),
  ).toEqual(sums.map(() => false))
})

test('what is chosen has a sum of its own, on whatever page it stands', async () => {
  const totals: ListTotals = {
    page: new Map([['fee', new Map([['vnd', '300']])]]),
    isWhole: true,
    total: 2,
    leftOut: [],
  }
  const rows = records(2).map((record) => ({ ...record, fee: '150' }))
  const elsewhere = { ...rows[0], id: '77', fee: '1000' } as AnyRecord
  const chosen = [...rows.slice(0, 1), elsewhere]
  const screen = await renderInConsole(<Office width={900} rows={rows} totals={totals} chosen={chosen} />)
  await expect.element(screen.getByRole('row', { name: 'Đã chọn 2 1.150' })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: 'Tổng cộng 300' })).toBeVisible()
})
