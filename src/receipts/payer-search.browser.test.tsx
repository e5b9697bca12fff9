import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { writeVietqr } from '#domain/money/qr/payment-qr.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import type { Payer } from './calls.ts'
import { PayerSearch } from './payer-search.tsx'

const home: Payer = {
  id: '7',
  code: 'A-0101',
  name: null,
  householder: 'Lê Thị Hoa',
  outstanding: '3000000',
  credit: '0',
  notice_fees: ['1', '3'],
}
const qr = writeVietqr({
  bin: '970436',
  account: '0011004123456',
  amount: '3000000',
  purpose: 'LB941N45V4N A0101',
})

test('a scanned notice, typed at once and ended with Enter, chooses its apartment and its fees', async () => {
  const asked: unknown[] = []
  const choose = vi.fn<(payer: Payer) => void>()
  const { getByRole } = await renderInConsole(
    <WithTools>
      {(tools) => (
        <PayerSearch buildingId="1" tools={tools} chosen={undefined} choose={choose} field={null} />
      )}
    </WithTools>,
    {
      replies: {
        'GET /v1/manage/debts/payers': ({ keyword }: { keyword: string }) => {
          asked.push(keyword)
          return { data: keyword === qr ? [home] : [] }
        },
      },
    },
  )
  await getByRole('combobox').click()
  await userEvent.keyboard(`${qr.replaceAll(/[[{]/g, '$&$&')}{Enter}`)
  await expect.poll(() => choose.mock.calls).toEqual([[home]])
  expect(asked.at(-1)).toBe(qr)
  await expect.element(getByRole('combobox')).toHaveValue('')
})
