import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { locales } from '../locales/index.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import type { ChartData } from './chart-data.ts'
import { Chart } from './chart.tsx'
import { Panel } from '../dashboard/panel.tsx'
import { ShareBars } from './share-bars.tsx'

const bars: ChartData = {
  kind: 'bar',
  unit: 'money',
  series: [
    { key: 'due', label: 'Phải thu' },
    { key: 'paid', label: 'Đã thu' },
  ],
  points: [
    { key: 'a', label: 'Quản lý', values: { due: '850000000', paid: '729000000' }, links: { due: '/fees' } },
    { key: 'b', label: 'Điện', values: { due: '510000000', paid: undefined } },
  ],
}

const show = (data: ChartData) =>
  renderInConsole(
    <WithTools>
      {(tools) => <Chart {...data} title="Phải thu và đã thu" pointTitle="Loại phí" tools={tools} />}
    </WithTools>,
  )

test('a chart draws its bars, one series by colour and the other by a pattern too', async () => {
  const { container } = await show(bars)
  await expect.poll(() => container.querySelectorAll('.recharts-bar-rectangle').length).toBeGreaterThan(2)
  const fills = [...container.querySelectorAll('.recharts-bar-rectangle path')].map((bar) =>
    bar.getAttribute('fill'),
  )
  expect(fills[0]).toBe('var(--ant-color-primary)')
  expect(fills.some((fill) => fill?.startsWith('url(#') === true)).toBe(true)
  expect(container.textContent).toContain('750 tr')
})

test('its table says each value whole, with the way to its list, and a dash where there is none', async () => {
  const screen = await show(bars)
  await screen.getByText(locales.charts.vi.as_table).click()
  const table = screen.getByRole('table', { name: 'Phải thu và đã thu' })
  await expect.element(table.getByRole('link', { name: '850.000.000 đ' })).toHaveAttribute('href', '/fees')
  const [, , second] = [...table.element().querySelectorAll('tr')].map(({ textContent }) => textContent)
  expect(second).toBe('Điện510.000.000 đ–')
})

test('one value alone is no chart: its table stands open', async () => {
  const { container } = await show({ ...bars, points: bars.points.slice(0, 1) })
  await expect.poll(() => container.querySelector('details')?.open).toBe(true)
  expect(container.querySelector('.recharts-responsive-container')).toBeNull()
})

const few = ['Phí quản lý', 'Điện', 'Nước', 'Gửi xe', 'Phí khác', 'Phí theo chỉ số', 'Dịch vụ']
const many = [
  ...few,
  'Thu cho thuê mặt bằng',
  'Tiền đặt cọc',
  'Nộp trước nhiều tháng',
  'Tiền thừa của căn hộ',
]

test.each([
  ['a phone', 390, few],
  ['a wide screen', 1280, many],
])('every bar has its name on %s', async (_where, width, names) => {
  await page.viewport(width, 800)
  const { container } = await show({
    ...bars,
    points: names.map((label, at) => ({ key: String(at), label, values: { due: '850000000', paid: '5' } })),
  })
  const ticks = () =>
    [...container.querySelectorAll('[class*=xAxis] .recharts-cartesian-axis-tick-value')].map(
      ({ textContent }) => textContent,
    )
  await expect.poll(ticks).toEqual(names)
  // Whole: none begins below the drawing.
  const bottom = container.querySelector('.recharts-surface')?.getBoundingClientRect().bottom ?? 0
  for (const name of container.querySelectorAll('[class*=xAxis] .recharts-cartesian-axis-tick-value'))
    expect(name.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await page.viewport(1280, 900)
})

test('a drawing is as tall as its box, and no taller once that shrinks', async () => {
  const { container } = await renderInConsole(
    <WithTools>
      {(tools) => (
        <div style={{ display: 'flex', height: 500 }}>
          <Panel title="Phải thu">
            <Chart {...bars} title="Phải thu" pointTitle="Loại phí" tools={tools} />
          </Panel>
        </div>
      )}
    </WithTools>,
  )
  const drawn = () => container.querySelector('.recharts-surface')?.clientHeight ?? 0
  await expect.poll(drawn).toBeGreaterThan(320)
  const box = container.querySelector<HTMLElement>('.lobby-panel')?.parentElement
  if (box) box.style.height = '100px'
  await expect.poll(drawn).toBe(220)
})

test('a line has a dash of its own and fits a phone', async () => {
  await page.viewport(390, 800)
  const { container } = await show({
    ...bars,
    kind: 'line',
    unit: 'percent',
    points: [
      { key: '1', label: '10/2026', values: { due: '88.5', paid: '80' } },
      { key: '2', label: '11/2026', values: { due: '91', paid: '82' } },
    ],
  })
  await expect.poll(() => container.querySelectorAll('.recharts-line-curve').length).toBe(2)
  const dashes = [...container.querySelectorAll('.recharts-line-curve')].map((line) =>
    line.getAttribute('stroke-dasharray'),
  )
  expect(new Set(dashes).size).toBe(2)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await page.viewport(1280, 900)
})

test('shares say their figures in words, each a link to its list', async () => {
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => (
        <ShareBars
          title="Tuổi nợ"
          unit="money"
          shares={[{ key: 'not_due', label: 'Chưa đến hạn', value: '96000', to: '/debts', tone: 'quiet' }]}
          tools={tools}
        />
      )}
    </WithTools>,
  )
  await expect.element(screen.getByRole('link', { name: '96.000 đ' })).toHaveAttribute('href', '/debts')
})
