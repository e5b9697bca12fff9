import { expect, test } from 'vitest'
import type { AnyRecord } from '#core/entity.ts'
import { utilityBooking } from '#entities/utilities/utility-booking.ts'
import { elsewhere, renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { locales } from '../locales/index.ts'
import { CollectDeposit } from './collect-deposit.tsx'

const { collect } = locales.fees.vi.booked
const booking = {
  id: '5',
  version: 1,
  code: 'TI-0005',
  apartment_id: '7',
  status: 'confirmed',
  deposit: '500000',
  deposit_taken: '200000',
  deposit_held: '200000',
}

const filled = { party: 'Sok Dara', amount: '300000', cash_account_id: '3' }
const show = (record: AnyRecord) =>
  renderInConsole(
    <WithTools>
      {(tools) => (
        <>
          <h1>{record.id}</h1>
          <CollectDeposit entity={utilityBooking} record={record} tools={tools} reload={() => undefined} />
        </>
      )}
    </WithTools>,
    { replies: { [`GET /v1/manage/utility-bookings/${record.id}/deposit`]: { data: filled } } },
  )

test('one press opens the document of what was not taken yet, with its payer and account filled in', async () => {
  const { getByRole, getByText, router } = await show(booking)
  await getByRole('button', { name: collect, exact: false }).click()
  await expect.element(getByText(elsewhere)).toBeVisible()
  const { pathname, search } = router.state.location
  expect(pathname).toBe('/deposit-create')
  expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject({
    'set.party': 'Sok Dara',
    'set.cash_account_id': '3',
    'set.apartment_id': '7',
    'set.utility_booking_id': '5',
    'set.purpose': 'amenity',
    'set.amount': '300000',
    'set.description': 'Tiền cọc lượt đặt TI-0005',
  })
})

test.each([
  ['asks for none', { deposit: null, deposit_taken: null, deposit_held: null }],
  ['is held in full', { deposit_taken: '500000', deposit_held: '500000' }],
  ['was taken and given back', { deposit_taken: '500000', deposit_held: '0' }],
  ['is called off', { status: 'cancel' }],
])('nothing is taken for a booking that %s', async (_what, more) => {
  const { getByRole, getByText } = await show({ ...booking, ...more })
  await expect.element(getByRole('heading')).toBeVisible()
  expect(getByText(collect, { exact: false }).elements()).toEqual([])
})
