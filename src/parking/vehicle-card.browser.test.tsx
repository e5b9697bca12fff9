import { expect, test } from 'vitest'
import type { AnyRecord } from '#core/entity.ts'
import { labels } from '#entities/labels.ts'
import { vehicle } from '#entities/parking/vehicle.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { words as parkingWords } from './locale.ts'
import { VehicleCard } from './vehicle-card.tsx'

const words = parkingWords.vi
const { actions } = labels.parking_card.vi
const card = (id: string) => ({
  id,
  version: 1,
  code: `TX-${id}`,
  card_status: 'opened',
  given_on: '2026-01-01',
})
const bike = {
  id: '5',
  version: 1,
  license_plate: '59X112345',
  status: 'active',
  parking_card_id: null,
  sub_card_id: null,
}

const show = (record: AnyRecord) =>
  renderInConsole(
    <WithTools>
      {(tools) => (
        <>
          <h1>{bike.license_plate}</h1>
          <VehicleCard entity={vehicle} record={record} tools={tools} reload={() => undefined} />
        </>
      )}
    </WithTools>,
    {
      verbs: {
        getOne: ({ id }: { readonly id: string }) => Promise.resolve({ data: card(id) }),
      },
    },
  )
const named = (text: string, code: string) => text.replace('{{code}}', code)

test('each card of a vehicle has its menu; the second one comes after the first', async () => {
  const first = await show(bike)
  await expect.element(first.getByRole('button', { name: words.issue })).toBeVisible()
  expect(first.getByRole('button').elements()).toHaveLength(1)
  await first.unmount()
  const second = await show({ ...bike, parking_card_id: '1' })
  await expect.element(second.getByRole('button', { name: words.issue_sub })).toBeVisible()
  await second.unmount()
  const both = await show({ ...bike, parking_card_id: '1', sub_card_id: '2' })
  await expect
    .element(both.getByRole('button', { name: named(words.card, 'TX-1'), exact: true }))
    .toBeVisible()
  await both.getByRole('button', { name: named(words.sub_card, 'TX-2') }).click()
  for (const name of [actions.lock, actions.reissue, actions.give_back])
    await expect.element(both.getByRole('menuitem', { name, exact: true })).toBeVisible()
})

test('a rejected vehicle gets no card, but the one that it has is taken back', async () => {
  const screen = await show({ ...bike, status: 'rejected', sub_card_id: '2' })
  await screen.getByRole('button', { name: named(words.sub_card, 'TX-2') }).click()
  await expect.element(screen.getByRole('menuitem', { name: actions.give_back, exact: true })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: actions.reissue }).elements()).toEqual([])
  expect(screen.getByText(words.issue, { exact: true }).elements()).toEqual([])
})
