import { expect, test, vi } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import { utilityBooking } from '#entities/utilities/utility-booking.ts'
import { utility } from '#entities/utilities/utility.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { locales } from '../locales/index.ts'
import { FreeSlots } from './free-slots.tsx'

const day = addDays(officeToday(), 1)
const hall = {
  id: '7',
  version: 1,
  open_time: '08:00:00',
  close_time: '14:00:00',
  slot_minutes: 120,
  closed_weekdays: [],
  days_ahead: 14,
  is_exclusive: true,
  price: '300000',
  deposit: '500000',
}
const taken = {
  id: '5',
  version: 1,
  utility_id: hall.id,
  date: day,
  from_time: '08:00:00',
  to_time: '10:00:00',
  status: 'new',
}

test('the form of a booking shows what is free and what is not before a time is typed, and one press fills it in', async () => {
  const changed = vi.fn<(name: string, value: unknown) => void>()
  const record = { id: '', utility_id: hall.id, date: day }
  const { getByRole } = await renderInConsole(
    <WithTools can={() => true}>
      {(tools) => <FreeSlots entity={utilityBooking} record={record} tools={tools} onChange={changed} />}
    </WithTools>,
    {
      verbs: {
        getList: ({ resource }: { readonly resource: string }) => {
          const data = resource === utility.name ? [hall] : [taken]
          return Promise.resolve({ data, total: data.length })
        },
      },
    },
  )
  const slots = getByRole('group', { name: locales.crud.vi.calendar.free }).getByRole('button')
  await expect.element(slots.first()).toHaveTextContent('08:00–10:00 · đã kín')
  await expect.element(slots.first()).toBeDisabled()
  expect(slots.elements().map((one) => one.textContent)).toEqual([
    '08:00–10:00 · đã kín',
    '10:00–12:00',
    '12:00–14:00',
  ])
  expect(getByRole('status').elements()).toEqual([])
  await slots.nth(1).click()
  expect(changed.mock.calls).toEqual([
    ['from_time', '10:00:00'],
    ['to_time', '12:00:00'],
  ])
})

test('the sum and the deposit of the chosen slots are seen before the booking is saved', async () => {
  const record = { id: '', utility_id: hall.id, date: day, from_time: '10:00:00', to_time: '14:00:00' }
  const { getByRole } = await renderInConsole(
    <WithTools can={() => true}>
      {(tools) => <FreeSlots entity={utilityBooking} record={record} tools={tools} onChange={vi.fn()} />}
    </WithTools>,
    {
      verbs: {
        getList: ({ resource }: { readonly resource: string }) => {
          const data = resource === utility.name ? [hall] : []
          return Promise.resolve({ data, total: data.length })
        },
      },
    },
  )
  const sum = getByRole('status')
  await expect.element(sum).toMatchTextContent('2 khung giờ × 300.000')
  await expect.element(sum).toMatchTextContent('= 600.000')
  await expect.element(sum).toMatchTextContent('Tiền cọc: 500.000')
})
