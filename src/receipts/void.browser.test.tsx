import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { registry } from '#entities/index.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { useRecordActions } from '../crud/actions/use-record-actions.tsx'
import { setOverrides } from '../crud/use-views.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { locales } from '../locales/index.ts'
import { views } from '../view-list.ts'

const transition = registry.receipt.lifecycle?.transitions.void

function Void({ tools }: { readonly tools: ViewTools }) {
  const { start, dialogs } = useRecordActions({ entity: registry.receipt, tools, onDone: () => undefined })
  useEffect(() => {
    const record = { id: '1', version: 1, code: 'PT-0001', status: 'collected' }
    if (transition !== undefined) start({ kind: 'transition', name: 'void', transition }, [record])
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- pressed once
  }, [])
  return dialogs
}

test('voiding a receipt says that its fees are open again, on a red button', async () => {
  setOverrides(views)
  const screen = await renderInConsole(<WithTools>{(tools) => <Void tools={tools} />}</WithTools>)
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText(locales.desk.vi.void_opens)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Hủy phiếu thu' })).toHaveClass('ant-btn-dangerous')
})
