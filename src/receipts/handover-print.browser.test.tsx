import { expect, test } from 'vitest'
import { registry } from '#entities/index.ts'
import { labels } from '#entities/labels.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { locales } from '../locales/index.ts'
import { HandoverPrint } from './handover-print.tsx'

const record = {
  id: '3',
  code: 'BG-003',
  apartment: { id: '7', code: 'A-0107' },
  handed_by: { id: '5', name: 'Trần Minh' },
  receiver_name: 'Lê Thị Hoa',
  handover_date: '2026-11-22',
  keys_count: 3,
  water_number: 12.5,
  defects: [{ item: 'Cửa ban công', description: 'Kẹt', due_date: '2026-12-01', fixed: false }],
}

test('the minutes of a handover name what was handed over and have room for two signatures', async () => {
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => <HandoverPrint entity={registry.handover} record={record} tools={tools} />}
    </WithTools>,
  )
  const paper = screen.getByRole('article')
  const { paper: words } = locales.desk.vi
  await expect.element(paper.getByRole('heading', { name: words.handover })).toBeVisible()
  const said = paper.element().textContent
  expect(said).toContain(`${labels.handover.vi.fields.water_number}12,5 m³`)
  expect(said).toContain('Cửa ban côngKẹt01/12/2026')
  expect(paper.getByText(words.sign).elements()).toHaveLength(2)
  expect(paper.getByText('Lê Thị Hoa').elements()).toHaveLength(2)
})
