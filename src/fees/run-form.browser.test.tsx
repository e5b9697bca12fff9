import type { CreateParams } from '@refinedev/core'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { confirmationOf, headersOf } from '#data-provider/write-meta.ts'
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

test('a month that the server asks about begins once it is confirmed, under a key of its own', async () => {
  const create = vi.fn<(params: CreateParams) => Promise<unknown>>(() => Promise.reject(asking))
  const screen = await renderInConsole(
    <WithTools>{(tools) => <RunForm settings={settings} type={undefined} tools={tools} />}</WithTools>,
    { verbs: { create }, replies },
  )
  await expect.poll(() => document.activeElement?.id).toBe('lobby-field-run-month')
  await userEvent.keyboard('{Control>}s{/Control}')
  const question = screen.getByRole('dialog')
  await expect.element(question).toBeVisible()
  expect(create).toHaveBeenCalledOnce()
  // Left alone, it begins nothing.
  await question.getByRole('button', { name: locales.crud.vi.record.cancel }).click()
  await expect.poll(() => document.querySelector('.ant-btn-loading')).toBeNull()
  expect(create).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Control>}s{/Control}')
  await screen.getByRole('dialog').getByRole('button', { name: locales.crud.vi.record.confirm }).click()
  await expect.poll(() => create.mock.calls.length).toBe(3)
  const metas = create.mock.calls.map(([{ meta }]) => meta)
  expect(metas.map(confirmationOf)).toEqual([[], [], [['confirm_month', '1']]])
  expect(headersOf(metas[2])).not.toEqual(headersOf(metas[1]))
})

test('what the run would not charge is said once for each reason, with the list where it is mended', async () => {
  const nobody = { fee_setting_id: null, name: null, fee_type: null, of: null }
  const obstacles = [
    { ...nobody, reason: 'not_handed_over', fees: 30 },
    { reason: 'no_tariff', fee_setting_id: '4', name: 'Vệ sinh', fee_type: 'OTHERS', fees: 12, of: null },
    { reason: 'no_reading', fee_setting_id: '5', name: 'Nước', fee_type: 'WATER', fees: 28, of: 30 },
  ]
  const screen = await renderInConsole(
    <WithTools>{(tools) => <RunForm settings={settings} type={undefined} tools={tools} />}</WithTools>,
    { replies: { 'POST /v1/manage/group-fee-slips/preview': { data: { apartments: 12, obstacles } } } },
  )
  await expect.element(screen.getByText('30 căn hộ chưa bàn giao nên chưa tính phí.')).toBeVisible()
  await expect.element(screen.getByText(/^Vệ sinh: chưa có biểu giá .* 12 căn hộ\.$/)).toBeVisible()
  await expect.element(screen.getByText(/^Nước: 30 căn hộ có đồng hồ, 28 chưa có chỉ số tháng/)).toBeVisible()
  const links = screen
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    expect.stringMatching(/^\/apartments\?/),
    '/fee-setting-detail/4',
    expect.stringMatching(/^\/water-meters\?/),
  ])
})

const asking = refusal({ month: ['month_not_come'] }, { body: { confirm: 'confirm_month' } })

/** As a connection that broke: nobody knows whether the run has begun. */
const lost = refusal({}, { statusCode: 0, codes: ['network_error'] })
