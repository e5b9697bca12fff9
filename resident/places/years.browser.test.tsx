import { expect, test } from 'vitest'
import { officeToday } from '#core/office-clock.ts'
import { asked, me, openApp } from '#tests/support/resident/phone.tsx'
import { moneyWords } from '../words/money.ts'

const words = moneyWords.vi
const year = officeToday().slice(0, 4)
const line = { booked_on: `${year}-01-31`, name: 'Phí quản lý', fee_type: 'MANAGEMENT', month: `${year}-01` }
const statement = (of: string, changes: object = {}) => ({
  data: {
    year: Number(of),
    first_year: Number(year) - 1,
    opening: '0',
    charged: '500000',
    paid: '300000',
    let_off: '0',
    closing: '200000',
    months: [
      {
        month: `${of}-01`,
        charged: '500000',
        paid: '300000',
        let_off: '0',
        closing: '200000',
        lines: [
          { ...line, act: 'charged', amount: '500000' },
          { ...line, act: 'paid', name: null, fee_type: null, month: null, amount: '300000' },
        ],
      },
    ],
    ...changes,
  },
})

test('a year is read month by month, and leads to the year before', async () => {
  const screen = await openApp({
    path: '/homes/12/fees',
    replies: {
      'GET /v1/resident/me': me(),
      'GET /v1/resident/fees': { data: [], total: 0 },
      'GET /v1/resident/statement': ({ params }: { params: Record<string, string> }) =>
        params['year'] === year
          ? statement(year)
          : statement(params['year'] ?? '', { months: [], charged: '0', paid: '0', closing: '-70000' }),
    },
  })
  await screen.getByRole('link', { name: words.years.tab }).click()
  await expect.element(screen.getByText(words.years.now)).toBeVisible()
  await expect.element(screen.getByText(/^Phí quản lý · 01/)).toBeVisible()
  await expect.element(screen.getByText('-300.000 đ')).toBeVisible()
  const before = String(Number(year) - 1)
  await screen.getByRole('link', { name: words.years.year.replace('{{year}}', before) }).click()
  await expect.element(screen.getByText(words.years.none)).toBeVisible()
  // More was paid than was charged: no debt below zero.
  await expect.element(screen.getByText(words.years.ahead)).toBeVisible()
  await expect.element(screen.getByText('70.000 đ', { exact: true })).toBeVisible()
  expect(location.pathname).toBe(`/app/homes/12/fees/years/${before}`)
  expect(asked.filter(({ call }) => call.endsWith('/statement')).map(({ params }) => params['year'])).toEqual(
    [year, before],
  )
})
