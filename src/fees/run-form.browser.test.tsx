import type { CreateParams } from '@refinedev/core'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { headersOf } from '#data-provider/write-meta.ts'
import { refusal } from '#tests/support/components/refusal.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { locales } from '../locales/index.ts'
import { RunForm } from './run-form.tsx'

const settings = [{ id: '1', code: 'PQL', name: 'Phí quản lý', fee_type: 'MANAGEMENT' }]

const replies = { 'POST /v1/manage/group-fee-slips/preview': { data: { apartments: 1606, obstacles: [] } } }

test('it says how many apartments it would charge, before it begins', async () => {
  const screen = await renderInConsole(
    <WithTools>{(tools) => <RunForm settings={settings} type={undefined} tools={tools} />}</WithTools>,
    { replies },
  )
  const words = locales.fees.vi.run
  const size = screen.getByRole('status')
  await expect.element(size).toHaveTextContent(words.size.replace('{{total}}', '1.606'))
  await screen.getByRole('radio', { name: words.some }).click()
  await expect.element(size).toBeEmptyDOMElement()
})

test('a second Ctrl+S begins no second run, and Enter in the month begins none', async () => {
  const create = vi.fn<(params: never) => Promise<unknown>>(() => new Promise(() => undefined))
  await renderInConsole(
    <WithTools>{(tools) => <RunForm settings={settings} type={undefined} tools={tools} />}</WithTools>,
    { verbs: { create }, replies },
  )
  await expect.poll(() => document.activeElement?.id).toBe('lobby-field-run-month')
  await userEvent.keyboard('{Enter}')
  expect(create).not.toHaveBeenCalled()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => create.mock.calls.length).toBe(1)
  await expect.element(document.querySelector<HTMLElement>('.ant-btn-loading')).toBeVisible()
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(create).toHaveBeenCalledOnce()
})

test('without a fee, or without a block where some are wanted, it begins no run', async () => {
  const create = vi.fn<(params: never) => Promise<unknown>>()
  const screen = await renderInConsole(
    <WithTools>{(tools) => <RunForm settings={settings} type={undefined} tools={tools} />}</WithTools>,
    { verbs: { create }, replies },
  )
  const words = locales.fees.vi.run
  await screen.getByRole('radio', { name: words.blocks }).click()
  await screen.getByRole('button', { name: words.start }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Bắt buộc nhập')
  await screen.getByRole('radio', { name: words.all }).click()
  await screen.getByRole('checkbox', { name: 'Phí quản lý' }).click()
  await screen.getByRole('button', { name: words.start }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Bắt buộc nhập')
  expect(create).not.toHaveBeenCalled()
})

test('a run whose reply is lost is sent again under its key, so that it begins once', async () => {
  const create = vi.fn<(params: CreateParams) => Promise<unknown>>(() => Promise.reject(lost))
  await renderInConsole(
    <WithTools>{(tools) => <RunForm settings={settings} type={undefined} tools={tools} />}</WithTools>,
    { verbs: { create }, replies },
  )
  await expect.poll(() => document.activeElement?.id).toBe('lobby-field-run-month')
  for (const times of [1, 2]) {
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(() => create.mock.calls.length).toBe(times)
    await expect.poll(() => document.querySelector('.ant-btn-loading')).toBeNull()
  }
  const [first, second] = create.mock.calls.map(([{ meta }]) => headersOf(meta))
  expect(first).toEqual({ headers: { 'idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/) } })
  expect(second).toEqual(first)
})

/** As a connection that broke: nobody knows whether the run has begun. */
const lost = refusal({}, { statusCode: 0, codes: ['network_error'] })
