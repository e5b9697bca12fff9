import { expect, test } from 'vitest'
import { feeStatistic } from '#domain/reports/fees.ts'
import { reportPage } from './report-page.ts'

test('shares and changes stand below each other with a digit after the comma, as on the screen', () => {
  const values = (charged: string, collected: string) => ({ charged, collected })
  const row = { key: 'area', label: 'Phí quản lý' }
  const page = reportPage(
    {
      report: feeStatistic,
      buildingId: '1',
      by: 'fee_type',
      filters: {},
      from: '2026-10-01',
      to: '2026-10-31',
      currency: 'vnd',
      language: 'vi',
    },
    {
      from: '2026-10-01',
      to: '2026-10-31',
      currency: 'vnd',
      rows: [{ ...row, values: values('600', '300') }],
      total: values('600', '300'),
      rates: [],
      held: [],
      compared: {
        from: '2026-09-01',
        to: '2026-09-30',
        rows: [{ key: row.key, values: values('100', '100') }],
        total: values('100', '100'),
      },
    },
    {
      language: 'vi',
      currency: 'vnd',
      building: { name: 'Hồ Sen', address: '25 Hoàng Minh Giám' },
      made: '',
      narrowed: [],
    },
  )
  const [line] = page.table?.rows ?? []
  expect([line?.at(-3), line?.at(-1)]).toEqual(['50,0', '+500,0'])
})
