import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { registry } from '#entities/index.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { useRecordActions } from '../crud/actions/use-record-actions.tsx'
import type { ViewTools } from '../fields/field-view.ts'
import { locales } from '../locales/index.ts'
import { views } from '../view-list.ts'
import { setOverrides } from '../crud/use-views.ts'
import { ApprovalSummary } from './approval-summary.tsx'
import { RunErrors } from './obstacles.tsx'

const words = locales.fees.vi

const drafts = ['1', '2'].map((id) => ({ id, version: 1, name: 'Phí quản lý', status: 'draft' }))
const transition = registry.fee.lifecycle?.transitions.approve

function ApproveBoth({ tools }: { readonly tools: ViewTools }) {
  const { start, dialogs } = useRecordActions({ entity: registry.fee, tools, onDone: () => undefined })
  useEffect(() => {
    if (transition !== undefined) start({ kind: 'transition', name: 'approve', transition }, drafts)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- pressed once
  }, [])
  return dialogs
}

const replies = {
  'POST /v1/manage/fees/approve/preview': {
    data: {
      fees: 606,
      amount: '344055100',
      left_out: 3,
      flagged: 2,
      due_from: '2026-12-07',
      due_to: '2026-12-07',
    },
  },
}

test('the question of a bulk approval says how many, how much, when it is due, and what is left out', async () => {
  setOverrides(views)
  const screen = await renderInConsole(<WithTools>{(tools) => <ApproveBoth tools={tools} />}</WithTools>, {
    replies,
  })
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('344.055.100 đ')).toBeVisible()
  const text = dialog.element().textContent ?? ''
  expect(text).toContain(words.approve.count.replace('{{total}}', '606'))
  expect(text).toContain(words.approve.due.replace('{{day}}', '07/12/2026'))
  expect(text).toContain(words.approve.left_out.replace('{{total}}', '3'))
  expect(text).toContain(words.approve.flagged.replace('{{total}}', '2'))
  // Some should be looked at first: Enter leads back.
  const wayBack = dialog.getByRole('button', { name: locales.crud.vi.record.cancel })
  await expect.element(wayBack).toHaveTextContent('Quay lại')
  await expect.element(wayBack).toHaveFocus()
})

test('the drafts of a run that should be looked at are one press away', async () => {
  const asked = { buildingId: '1', runId: '5' }
  const screen = await renderInConsole(
    <WithTools>{(tools) => <ApprovalSummary asked={asked} tools={tools} />}</WithTools>,
    { replies },
  )
  const link = screen.getByRole('link', { name: words.approve.see_flagged })
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringMatching(/^\/manage-fee-draft\?.*high_reading/))
})

const nobody = { fee_setting_id: null, name: null, of: null }

test('each reason why a run made no fee leads to the screen that mends it', async () => {
  const screen = await renderInConsole(
    <WithTools>{(tools) => <RunErrors runId="5" month="2026-11" tools={tools} />}</WithTools>,
    {
      replies: {
        'GET /v1/manage/group-fee-slips/5/error-counts': {
          data: [
            { ...nobody, reason: 'not_handed_over', fee_type: null, fees: 30 },
            { ...nobody, reason: 'no_reading', name: 'Nước', fee_type: 'WATER', fees: 600 },
            { ...nobody, reason: 'no_area', fee_type: 'MANAGEMENT', fees: 27 },
            { ...nobody, reason: 'failed', fee_type: 'OTHERS', fees: 1 },
          ],
        },
      },
    },
  )
  await expect
    .element(screen.getByText('30 căn hộ chưa bàn giao nên chưa tính phí.', { exact: true }))
    .toBeVisible()
  await expect.element(screen.getByText('Nước: 600 căn hộ chưa có chỉ số tháng 11/2026.')).toBeVisible()
  const links = screen
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href') ?? '')
  expect(links).toHaveLength(3)
  expect(links[0]).toMatch(/^\/apartments\?.*wait_handover/)
  expect(links[1]).toMatch(/^\/water-meters\?.*2026-11/)
  expect(links[2]).toBe('/apartments')
})
