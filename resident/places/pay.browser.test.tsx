import { expect, test, vi } from 'vitest'
import type { Fee, PaymentRequest, Receipt } from '../data/shapes.ts'
import {
  answer,
  asked,
  home,
  homePage,
  me,
  openApp,
  Refused,
  type Replies,
} from '#tests/support/resident/phone.tsx'
import { errorMessages } from '#domain/errors/catalogue.ts'
import { moneyWords } from '../words/money.ts'

const words = moneyWords.vi

const fee = (id: string, open: string) =>
  ({
    id,
    apartment_id: '12',
    fee_type: 'WATER',
    month: '2026-11',
    name: `Khoản ${id}`,
    amount: open,
    settled: '0',
    open,
    due_on: '2026-12-15',
    payer_kind: null,
    income_kind: 'own',
    status: 'approved',
  }) as Fee

const payment = (changes: Partial<PaymentRequest> = {}) =>
  ({
    id: '77',
    apartment_id: '12',
    amount: '150000',
    purpose: 'LB941N45V4N',
    bank_name: 'Demo Bank',
    account_number: '0011004123456',
    account_holder: 'BAN QUAN LY',
    qr: 'what a bank reads',
    status: 'waiting',
    created_at: new Date().toISOString(),
    expires_at: new Date(Date.now() + 600_000).toISOString(),
    paid_at: null,
    receipt_id: null,
    ...changes,
  }) as PaymentRequest

const fees = [fee('1', '100000'), fee('2', '50000')]
const known: Replies = {
  'GET /v1/resident/me': me(),
  'GET /v1/resident/home': homePage(),
  'GET /v1/resident/fees': { data: fees, total: 2 },
}

test('all open fees are ticked; what is chosen is asked for, and the server says the sum', async () => {
  const screen = await openApp({
    path: '/homes/12/pay',
    replies: {
      ...known,
      'POST /v1/resident/payment-requests': { data: payment({ amount: '100000' }) },
      'GET /v1/resident/payment-requests/77': { data: payment({ amount: '100000' }) },
    },
  })
  await expect.element(screen.getByText('150.000 đ')).toBeVisible()
  expect(screen.getByRole('checkbox').elements()).toHaveLength(3)
  await screen.getByRole('checkbox', { name: /Khoản 2/ }).click()
  await screen.getByRole('button', { name: words.pay.start }).click()
  await expect.element(screen.getByRole('heading', { name: words.pay.waiting })).toBeVisible()
  expect(location.pathname).toBe('/app/homes/12/pay/77')
  const made = asked.find(({ call }) => call.startsWith('POST'))
  expect(made?.body).toEqual({ apartment_id: '12', fee_ids: ['1'] })
  expect(made?.headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
})

test('all of them are asked for as all, so that none is forgotten that has come meanwhile', async () => {
  const screen = await openApp({
    path: '/homes/12/pay',
    replies: { ...known, 'POST /v1/resident/payment-requests': () => new Refused(409, 'nothing_to_pay') },
  })
  await screen.getByRole('button', { name: words.pay.start }).click()
  await expect.element(screen.getByText(errorMessages.nothing_to_pay.vi)).toBeVisible()
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ apartment_id: '12' })
})

test('the code has its place before it is drawn, and account and message are copied as banks want them', async () => {
  const copied = vi.fn(async (_text: string) => undefined)
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied)
  const screen = await openApp({
    path: '/homes/12/pay/77',
    replies: { ...known, 'GET /v1/resident/payment-requests/77': { data: payment() } },
  })
  const code = screen.getByRole('img', { name: 'Mã QR để chuyển 150.000 đ' })
  await expect.element(code).toBeVisible()
  expect(code.element().getAttribute('src')).toMatch(/^data:image\/svg\+xml/)
  await expect.element(screen.getByText('LB 941 N45 V4N')).toBeVisible()
  expect(screen.getByRole('timer').element().textContent).toMatch(/^Còn (?:10:00|9:\d\d)$/)
  for (const name of ['Chép số tài khoản', 'Chép nội dung chuyển khoản'])
    await screen.getByRole('button', { name }).click()
  expect(copied.mock.calls).toEqual([['0011004123456'], ['LB941N45V4N']])
})

test('back from the bank’s app it asks at once, and shows the receipt by itself', async () => {
  let paid = payment()
  const screen = await openApp({
    path: '/homes/12/pay/77',
    replies: { ...known, 'GET /v1/resident/payment-requests/77': () => ({ data: paid }) },
  })
  await expect.element(screen.getByRole('heading', { name: words.pay.waiting })).toBeVisible()
  paid = payment({ status: 'success', receipt_id: '5', paid_at: new Date().toISOString() })
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByRole('heading', { name: words.pay.success })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: words.pay.receipt }))
    .toHaveAttribute('href', '/app/homes/12/receipts/5')
})

test('a code whose time is over says so, and that late money is not lost', async () => {
  const screen = await openApp({
    path: '/homes/12/pay/77',
    replies: {
      ...known,
      'GET /v1/resident/payment-requests/77': {
        data: payment({ expires_at: new Date(Date.now() - 1_000).toISOString() }),
      },
    },
  })
  await expect.element(screen.getByRole('heading', { name: words.pay.expired })).toBeVisible()
  await expect.element(screen.getByText(words.pay.expired_text)).toBeVisible()
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
})

test('the code stays readable without a network; a kept sum is never paid', async () => {
  const online = { ...known, 'GET /v1/resident/payment-requests/77': { data: payment() } }
  const first = await openApp({ path: '/homes/12/pay/77', replies: online })
  await expect.element(first.getByText('LB 941 N45 V4N')).toBeVisible()
  await first.unmount()
  const kept = await openApp({ path: '/homes/12/pay/77', replies: 'offline', again: true })
  await expect.element(kept.getByText('LB 941 N45 V4N')).toBeVisible()
  await kept.unmount()
  const pay = await openApp({ path: '/homes/12/pay', replies: 'offline', again: true })
  await expect.element(pay.getByText(errorMessages.network_error.vi)).toBeVisible()
  await expect.element(pay.getByRole('button', { name: words.pay.start })).not.toBeInTheDocument()
})

test('a receipt’s facts, lines and paper are shown', async () => {
  const receipt = {
    id: '5',
    apartment_id: '12',
    code: 'PT-0001',
    month: '2026-11',
    received_on: '2026-11-28',
    currency_code: 'vnd',
    received: '150000',
    credit_used: '0',
    excess: '0',
    status: 'collected',
    lines: [
      { fee_id: '1', name: null, fee_type: 'WATER', month: '2026-11', due: '150000', amount: '150000' },
    ],
    created_at: '2026-11-28T05:00:00Z',
  } as unknown as Receipt
  const screen = await openApp({
    path: '/homes/12/receipts/5',
    replies: {
      ...known,
      'GET /v1/resident/me': me([home()]),
      'GET /v1/resident/receipts/5': { data: receipt },
      'GET /v1/resident/receipts/5/paper': {
        data: {
          paper: 'a5',
          pages: [{ language: 'vi', title: 'PHIẾU THU', facts: [{ name: 'Người nộp', value: 'Lan' }] }],
        },
      },
    },
  })
  await expect.element(screen.getByRole('heading', { name: 'Phiếu thu PT-0001' })).toBeVisible()
  await expect.element(screen.getByText('28/11/2026')).toBeVisible()
  await expect.element(screen.getByText('Nước', { exact: false })).toBeVisible()
  await screen.getByRole('button', { name: words.papers.paper }).click()
  await expect.element(screen.getByText('PHIẾU THU')).toBeVisible()
  expect(asked.findLast(({ call }) => call.endsWith('/paper'))?.params).toEqual({ language: 'vi' })
  answer({})
})
