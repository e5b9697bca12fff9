import { expect, test } from 'vitest'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { serviceBooking } from '#entities/services/service-booking.ts'
import { utilityBooking } from '#entities/utilities/utility-booking.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { locales } from '../locales/index.ts'
import { CollectBooking } from './collect-booking.tsx'

const entities = { service_booking: serviceBooking, utility_booking: utilityBooking } as const
const { collect } = locales.desk.vi
const booking = {
  id: '5',
  version: 1,
  code: 'DV-0005',
  apartment_id: '7',
  status: 'complete',
  payment_status: 'unpaid',
  fee_id: null,
}

async function show(entity: AnyEntity, record: AnyRecord) {
  const charged: string[] = []
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => (
        <>
          <h1>{record.id}</h1>
          <CollectBooking entity={entity} record={record} tools={tools} reload={() => undefined} />
        </>
      )}
    </WithTools>,
    {
      verbs: {
        custom: ({ url }: { readonly url: string }) => {
          charged.push(url)
          return Promise.resolve({ data: { data: { ...record, fee_id: '31' } } })
        },
      },
    },
  )
  const place = () => `${screen.router.state.location.pathname}${screen.router.state.location.search}`
  return { screen, charged, place }
}

test.each([
  ['service_booking', 'bookings'],
  ['utility_booking', 'utility-bookings'],
] as const)('one press charges a completed %s and opens the desk with its line', async (name, path) => {
  const { screen, charged, place } = await show(entities[name], booking)
  await screen.getByRole('button', { name: collect, exact: false }).click()
  await expect.poll(place).toBe('/manage-cost-debt-create?apartment=7&fee=31')
  expect(charged).toEqual([`/v1/manage/${path}/5/charge`])
})

test('a booking that has its line leads to the desk without charging it again', async () => {
  const { screen, charged } = await show(serviceBooking, { ...booking, fee_id: '30' })
  await expect
    .element(screen.getByRole('link', { name: collect, exact: false }))
    .toHaveAttribute('href', '/manage-cost-debt-create?apartment=7&fee=30')
  expect(charged).toEqual([])
})

test.each([
  ['is paid', { payment_status: 'paid', fee_id: '30' }],
  ['costs nothing', { payment_status: null }],
  ['is not completed', { status: 'pending' }],
])('nothing is collected for one that %s', async (_what, more) => {
  const { screen } = await show(serviceBooking, { ...booking, ...more })
  await expect.element(screen.getByRole('heading')).toBeVisible()
  expect(screen.getByText(collect, { exact: false }).elements()).toEqual([])
})
