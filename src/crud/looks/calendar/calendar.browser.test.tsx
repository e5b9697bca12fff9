import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { AnyRecord } from '#core/entity.ts'
import type { CalendarLook } from '#core/look.ts'
import { registry } from '#entities/index.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { CalendarGrid } from './calendar-grid.tsx'
import { columnsOf, hoursShown } from './columns.ts'
import { itemsOf, type CalendarItem } from './items.ts'
import type { Shown } from './span.ts'
import { useDrag } from './use-drag.ts'
import type { Spot } from './use-move.ts'
import './calendar.css'

const look: CalendarLook = {
  kind: 'calendar',
  day: 'date',
  start: 'from_time',
  end: 'to_time',
  places: 'utility_id',
  opening: { open: 'open_time', close: 'close_time', slot: 'slot_minutes', alone: 'is_exclusive' },
}
const day = '2026-11-28'
const shown: Shown = { span: 'places', day }
const entity = registry.utility_booking
const place = (id: string, label: string) => ({
  id,
  label,
  record: {
    id,
    version: 1,
    open_time: '08:00:00',
    close_time: '12:00:00',
    slot_minutes: 60,
    is_exclusive: true,
  },
})
const places = [place('1', 'Sân A'), place('2', 'Sân B')]
const records: readonly AnyRecord[] = [
  {
    id: '9',
    version: 1,
    code: 'TI-0009',
    date: day,
    from_time: '09:00:00',
    to_time: '10:00:00',
    utility_id: '1',
    status: 'new',
  },
]

interface GridProps {
  readonly tools: ViewTools
  readonly onMove: (item: CalendarItem, spot: Spot) => void
  readonly onOpen: (item: CalendarItem) => void
}

function Grid({ tools, onMove, onOpen }: GridProps) {
  const items = itemsOf(records, { entity, look, days: [day] })
  const columns = columnsOf({
    entity,
    look,
    shown,
    items,
    places,
    only: undefined,
    now: new Date('2026-11-27T01:00:00Z'),
  })
  const hours = hoursShown(columns, places, look)
  const drag = useDrag({ columns, hours, mayMove: () => true, onMove, onOpen })
  return (
    <CalendarGrid
      entity={entity}
      look={look}
      shown={shown}
      columns={columns}
      hours={hours}
      drag={drag}
      movingId={undefined}
      mayMove={() => true}
      createAt={({ from, place: of }) => `/new?at=${from}&place=${of ?? ''}`}
      onMenu={undefined}
      tools={tools}
    />
  )
}

async function open() {
  const onMove = vi.fn<(item: CalendarItem, spot: Spot) => void>()
  const onOpen = vi.fn<(item: CalendarItem) => void>()
  const screen = await renderInConsole(
    <WithTools>{(tools) => <Grid tools={tools} onMove={onMove} onOpen={onOpen} />}</WithTools>,
  )
  return { screen, onMove, onOpen, entry: screen.getByRole('button', { name: /TI-0009/ }) }
}

const focus = (element: Element) => element instanceof HTMLElement && element.focus()

test('keys take an entry to the next place and slot, and Enter puts it down', async () => {
  const { screen, onMove, onOpen, entry } = await open()
  focus(entry.element())
  await userEvent.keyboard('m{ArrowRight}{ArrowDown}')
  await expect.poll(() => screen.getByRole('status').element().textContent).toContain('Sân B, 10:00–11:00')
  await userEvent.keyboard('{Enter}')
  expect(onMove.mock.calls.map(([{ id }, spot]) => [id, spot])).toEqual([
    ['9', { day, from: 600, place: '2' }],
  ])
  expect(onOpen).not.toHaveBeenCalled()
})

test('Escape leaves it where it was; Enter alone opens it', async () => {
  const { onMove, onOpen, entry } = await open()
  focus(entry.element())
  await userEvent.keyboard('m{ArrowDown}{Escape}')
  expect(onMove).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onOpen).toHaveBeenCalledOnce()
})

test('it is dragged onto a free slot of another place; a press without a drag opens it', async () => {
  const { screen, onMove, onOpen, entry } = await open()
  // Forced: while the entry holds the pointer, the slot below it is told of nothing.
  await userEvent.dragAndDrop(entry, screen.getByRole('link', { name: /Sân B, 11:00–12:00/ }), {
    force: true,
  })
  expect(onMove.mock.calls.map(([{ id }, spot]) => [id, spot])).toEqual([
    ['9', { day, from: 660, place: '2' }],
  ])
  expect(onOpen).not.toHaveBeenCalled()
  await userEvent.click(entry)
  expect(onOpen).toHaveBeenCalledOnce()
})

test('what is free is offered with the form filled in, what is taken is not', async () => {
  const { screen } = await open()
  const links = screen.getByRole('region').getByRole('link').elements()
  expect(links.map((link) => link.textContent)).toEqual([
    '08:00–09:00',
    '10:00–11:00',
    '11:00–12:00',
    '08:00–09:00',
    '09:00–10:00',
    '10:00–11:00',
    '11:00–12:00',
  ])
  expect(links[0]?.getAttribute('href')).toBe('/new?at=480&place=1')
})
