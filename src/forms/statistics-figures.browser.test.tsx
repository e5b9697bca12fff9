import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { formStatisticsWords } from '#domain/form-statistics-words.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { words as chartWords } from '../charts/locale.ts'
import { StatisticsFigures } from './statistics-figures.tsx'

const { vi: words } = formStatisticsWords

const read = {
  total: 4,
  by: 'day' as 'day' | 'month',
  rows: [
    { key: '2026-11-01', label: '01/11/2026', answers: 3 },
    { key: '2026-11-02', label: '02/11/2026', answers: 1 },
  ],
  fields: [
    {
      key: 'children',
      label: 'Có trẻ em',
      answered: 4,
      options: [
        { value: 'true', label: 'Có', answers: 3, share: '75.0' },
        { value: 'false', label: 'Không', answers: 1, share: '25.0' },
      ],
      numbers: null,
      latest: null,
    },
    {
      key: 'guests',
      label: 'Số người',
      answered: 4,
      options: null,
      numbers: { sum: '10', smallest: '1', average: '2.5', largest: '6' },
      latest: null,
    },
    {
      key: 'wish',
      label: 'Góp ý',
      answered: 1,
      options: null,
      numbers: null,
      latest: [{ answer_id: '9', name: 'Hoa', value: 'Thêm nhạc', at: '2026-11-01T03:00:00.000Z' }],
    },
  ],
}

const show = (data: typeof read) =>
  renderInConsole(
    <WithTools>
      {(tools) => (
        <StatisticsFigures read={data} by="day" params={new URLSearchParams('form_id=7')} tools={tools} />
      )}
    </WithTools>,
  )

test('each option has its count, its share, and the way to its answers', async () => {
  const { getByRole, container } = await show(read)
  const row = getByRole('row', { name: 'Có 3 75 %' })
  await expect.element(row).toBeVisible()
  await expect
    .element(row.getByRole('link'))
    .toHaveAttribute('href', '/?form_id=7&counted=1&field=children&value=true')
  await expect.poll(() => container.querySelectorAll('.recharts-bar-rectangle').length).toBeGreaterThan(0)
})

test('numbers lead to those who gave them, sum and average to all of them, a text to its answer', async () => {
  const { getByRole } = await show(read)
  const region = getByRole('region', { name: 'Số người' })
  await expect
    .element(region.getByRole('link', { name: '6' }))
    .toHaveAttribute('href', '/?form_id=7&counted=1&field=guests&value=6')
  await expect
    .element(region.getByRole('link', { name: '10' }))
    .toHaveAttribute('href', '/?form_id=7&counted=1&field=guests')
  await expect
    .element(region.getByRole('link', { name: '2,5' }))
    .toHaveAttribute('href', '/?form_id=7&counted=1&field=guests')
  await expect.element(getByRole('link', { name: 'Hoa' })).toHaveAttribute('href', '/statistics-detail/9')
})

test('a period without answers says so', async () => {
  const { getByText } = await show({ ...read, total: 0, rows: [], fields: [] })
  await expect.element(getByText(words.none)).toBeVisible()
})

test('answers of too many days are counted by month, say so, and lead to those of their month', async () => {
  const rows = [
    { key: '2024-11', label: '11/2024', answers: 3 },
    { key: '2026-11', label: '11/2026', answers: 1 },
  ]
  const { getByText, getByRole } = await show({ ...read, by: 'month', rows })
  await expect.element(getByText(words.by_month_instead.replace('{{days}}', '366'))).toBeVisible()
  await userEvent.click(getByText(chartWords.vi.as_table).first())
  await expect
    .element(getByRole('row', { name: '11/2024 3' }).getByRole('link'))
    .toHaveAttribute('href', '/?form_id=7&by=month&counted=1&row=2024-11')
})
