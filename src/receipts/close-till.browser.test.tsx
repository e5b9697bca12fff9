import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { labels } from '#entities/labels.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { locales } from '../locales/index.ts'
import { CloseTill } from './close-till.tsx'
import type { Till } from './calls.ts'

const words = locales.desk.vi
const { fields, lines } = labels.till_closing.vi
const box = {
  cash_account_id: '3',
  name: 'Quỹ tiền mặt',
  currency_code: null,
  balance: '1407210',
  closed_at: null,
}
const safe = { cash_account_id: '4', name: 'Két', currency_code: null, balance: '0', closed_at: null }

async function open(boxes: Till['boxes']) {
  const sent: unknown[] = []
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => <CloseTill boxes={boxes} buildingId="1" tools={tools} close={() => undefined} />}
    </WithTools>,
    {
      verbs: {
        create: ({ variables }: { readonly variables: object }) => {
          sent.push(variables)
          return Promise.resolve({ data: { id: '9', ...variables } })
        },
      },
    },
  )
  const count = (value: string) =>
    screen.getByLabelText(`${lines.denominations.count}: ${value}`, { exact: true })
  const finish = () => screen.getByRole('button', { name: words.close_till }).click()
  return { screen, sent, count, finish }
}

test('notes add up to what was counted, and a difference asks for its reason', async () => {
  const { screen, sent, count, finish } = await open([box])
  await userEvent.fill(count('500.000'), '2')
  await userEvent.fill(count('100.000'), '4')
  await userEvent.fill(count('200'), '36')
  const said = screen.getByRole('definition')
  await expect.element(said.nth(0)).toHaveTextContent('1.407.200 đ')
  await expect.element(said.nth(1)).toHaveTextContent('1.407.210 đ')
  await expect.element(said.nth(2)).toHaveTextContent('-10 đ')
  await finish()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.fill(screen.getByLabelText(fields.note), 'Tiền lẻ')
  await finish()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    building_id: '1',
    cash_account_id: '3',
    counted: '1407200',
    note: 'Tiền lẻ',
    denominations: expect.arrayContaining([
      { value: '500000', count: 2 },
      { value: '100000', count: 4 },
      { value: '200', count: 36 },
    ]),
  })
})

test('of several cash accounts none is counted before it is chosen', async () => {
  const { screen, sent, finish } = await open([box, safe])
  await finish()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(sent).toEqual([])
  await screen.getByLabelText(fields.cash_account_id).click()
  await screen.getByTitle(safe.name).click()
  await finish()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ cash_account_id: '4', counted: '0' })
})
