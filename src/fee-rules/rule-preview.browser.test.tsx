import { useState } from 'react'
import { expect, test } from 'vitest'
import { feeRule } from '#entities/fees/fee-rule.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import type { ViewTools } from '../fields/field-view.ts'
import { RulePreview } from './rule-preview.tsx'

const record = {
  fee_setting_id: '1',
  from_month: '2026-12',
  priority: 100,
  effect: 'exempt' as const,
  reason: 'Phòng trực',
  apartments: ['7'],
}
const reply = {
  month: '2026-12',
  before: '5000000',
  after: '4000000',
  difference: '-1000000',
  changed: 1,
  unknown: 2,
  rows: [{ apartment_id: '7', apartment: 'A-0701', before: '1000000', after: '0', difference: '-1000000' }],
}

const preview = (values: object) =>
  renderInConsole(
    <WithTools>
      {(tools) => <RulePreview entity={feeRule} record={{ ...record, ...values }} tools={tools} />}
    </WithTools>,
    { replies: { 'POST /v1/manage/fee-rules/preview': { data: reply } } },
  )

test('a rule says what it changes for whom when one asks', async () => {
  const screen = await preview({})
  await screen.getByRole('button', { name: 'Tính thử' }).click()
  await expect.element(screen.getByText(/căn hộ có số phí thay đổi/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'A-0701' })).toBeVisible()
  await expect.element(screen.getByText('-1.000.000 đ').first()).toBeVisible()
  await expect.element(screen.getByText(/^2 căn hộ chưa tính được/)).toBeVisible()
})

test('without a fee there is nothing to calculate', async () => {
  const screen = await preview({ fee_setting_id: null })
  await expect.element(screen.getByRole('button', { name: 'Tính thử' })).toBeDisabled()
})

test('an answer about other values than those on the screen is not shown', async () => {
  function Form({ tools }: { readonly tools: ViewTools }) {
    const [priority, setPriority] = useState(100)
    return (
      <>
        {/* As a form does: the same values are another object each time. */}
        <RulePreview entity={feeRule} record={{ ...record, priority }} tools={tools} />
        <button type="button" onClick={() => setPriority(200)}>
          later
        </button>
      </>
    )
  }
  const screen = await renderInConsole(<WithTools>{(tools) => <Form tools={tools} />}</WithTools>, {
    replies: { 'POST /v1/manage/fee-rules/preview': { data: reply } },
  })
  await screen.getByRole('button', { name: 'Tính thử' }).click()
  await expect.element(screen.getByText(/căn hộ có số phí thay đổi/)).toBeVisible()
  await screen.getByRole('button', { name: 'later' }).click()
  await expect.poll(() => screen.getByText(/căn hộ có số phí thay đổi/).elements()).toEqual([])
})
