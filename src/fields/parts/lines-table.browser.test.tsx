import { expect, test } from 'vitest'
import type { Language } from '#core/language.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { serviceBooking } from '#entities/services/service-booking.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { LinesTable } from './lines-table.tsx'

const { lines } = receipt.fields
const paid = [
  { fee_id: '7', name: 'Phí quản lý', fee_type: 'MANAGEMENT', month: '2026-10', amount: '90000' },
  { fee_id: '8', name: 'Tiền nước', fee_type: 'WATER', month: '2026-10', amount: '50000' },
]
const fees = [
  { id: '7', name: 'Phí quản lý', language_contents: [{ language_code: 'en', name: 'Management' }] },
  { id: '8', name: 'Tiền nước', language_contents: null },
]

const namesIn = async (language: Language) => {
  const { getByRole } = await renderInConsole(
    <WithTools>
      {(tools) => (
        <LinesTable field={lines} value={paid} entityName={receipt.name} name="lines" tools={tools} />
      )}
    </WithTools>,
    { language, verbs: { getMany: () => Promise.resolve({ data: fees }) } },
  )
  return [1, 2].map((row) => getByRole('row').nth(row).getByRole('cell').nth(1))
}

test('a line that keeps a fee’s name says it in the reader’s language, where the fee has one there', async () => {
  const [first, second] = await namesIn('en')
  await expect.element(first!).toHaveTextContent('Management')
  await expect.element(second!).toHaveTextContent('Tiền nước')
})

test('in the language of the office it says what was kept', async () => {
  const [first] = await namesIn('vi')
  await expect.element(first!).toHaveTextContent('Phí quản lý')
})

test('rows with a quantity and a price say what each comes to, and what all of them do', async () => {
  const { services } = serviceBooking.fields
  const booked = [
    { service_id: '1', quantity: 2, price: '150000', note: null },
    { service_id: '2', quantity: 1.5, price: '33333', note: null },
  ]
  const { getByRole } = await renderInConsole(
    <WithTools>
      {(tools) => (
        <LinesTable
          field={services}
          value={booked}
          entityName={serviceBooking.name}
          name="services"
          tools={tools}
        />
      )}
    </WithTools>,
    { language: 'en', verbs: { getMany: () => Promise.resolve({ data: [] }) } },
  )
  await expect.element(getByRole('row').nth(1).getByRole('cell').last()).toHaveTextContent('300,000 đ')
  await expect.element(getByRole('row').nth(2).getByRole('cell').last()).toHaveTextContent('50,000 đ')
  await expect.element(getByRole('row').last()).toHaveTextContent('Total350,000 đ')
})
