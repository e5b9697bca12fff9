import { expect, test } from 'vitest'
import { closingCheckNames, closingChecks } from '#domain/closing-checks.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { locales } from '../locales/index.ts'
import { ClosingChecklist } from './closing-checklist.tsx'

const words = locales.closing.vi

const open = (counts: Readonly<Record<string, number>>) =>
  renderInConsole(
    <WithTools>{(tools) => <ClosingChecklist buildingId="1" month="2026-10" tools={tools} />}</WithTools>,
    {
      replies: {
        'GET /v1/manage/closed-months/checklist': {
          data: {
            closed_through: '2026-08',
            checks: closingCheckNames.map((check) => ({
              check,
              level: closingChecks[check],
              count: counts[check] ?? 0,
            })),
          },
        },
      },
    },
  )

test('it says what stands against closing, and leads to the list in which that is put right', async () => {
  const screen = await open({ month_out_of_order: 1, draft_fees: 3, unread_water_meters: 12 })
  await expect.element(screen.getByText(words.blocked)).toBeVisible()
  const line = screen
    .getByRole('listitem')
    .filter({ hasText: words.found.draft_fees.replace('{{total}}', '3') })
  await expect.element(line.getByRole('img', { name: words.states.blocking })).toBeVisible()
  const link = line.getByRole('link', { name: words.see }).element()
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    '/manage-fee-draft?f=["month","lte","2026-10"]',
  )
  await expect
    .element(screen.getByText(words.found.month_out_of_order.replace('{{next}}', '09/2026')))
    .toBeVisible()
  const water = screen.getByText('Đồng hồ nước chưa chốt chỉ số: 12')
  await expect.element(water).toBeVisible()
  await expect.element(screen.getByText('Đồng hồ gas đều đã chốt chỉ số')).toBeVisible()
})

test('warnings do not stop it', async () => {
  const screen = await open({ open_tills: 1 })
  await expect.element(screen.getByText(words.ready)).toBeVisible()
  await expect.element(screen.getByText(words.fine.draft_fees)).toBeVisible()
})
