import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { RunForm } from './run-form.tsx'

const settings = [{ id: '1', code: 'PQL', name: 'Phí quản lý', fee_type: 'MANAGEMENT' }]

test('a second Ctrl+S begins no second run, and Enter in the month begins none', async () => {
  const create = vi.fn<(params: never) => Promise<unknown>>(() => new Promise(() => undefined))
  await renderInConsole(
    <WithTools>{(tools) => <RunForm settings={settings} type={undefined} tools={tools} />}</WithTools>,
    { verbs: { create } },
  )
  await expect.poll(() => document.activeElement?.id).toBe('run-month')
  await userEvent.keyboard('{Enter}')
  expect(create).not.toHaveBeenCalled()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => create.mock.calls.length).toBe(1)
  await expect.element(document.querySelector<HTMLElement>('.ant-btn-loading')).toBeVisible()
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(create).toHaveBeenCalledOnce()
})
