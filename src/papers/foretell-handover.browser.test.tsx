import { expect, test } from 'vitest'
import { answering } from '#tests/support/components/provider.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { ForetellHandover } from './foretell-handover.tsx'

const complete = {
  id: '7',
  version: 1,
  keys_count: 3,
  cards_count: 2,
  water_number: 0,
  electric_number: 12,
  giver_signature: 'a',
  receiver_signature: 'b',
  checklist: [{ item: 'Cửa', passed: true, remark: null, photos: null }],
}
const show = (record: object) =>
  renderInConsole(
    <WithTools>
      {(tools) => <ForetellHandover records={[{ id: '7', version: 1 }]} tools={tools} />}
    </WithTools>,
    { verbs: { getOne: answering(record) } },
  )

test('before a handover is done it names keys, readings and signatures that are missing, and what did not pass', async () => {
  const checklist = [
    ...complete.checklist,
    { item: 'Bếp', passed: false, remark: null, photos: null },
    { item: 'Nước', passed: null, remark: null, photos: null },
  ]
  const screen = await show({
    ...complete,
    keys_count: null,
    water_number: null,
    receiver_signature: null,
    checklist,
  })
  const said = screen.getByRole('status')
  await expect.element(said).toBeVisible()
  await expect.element(said).toMatchTextContent('1 hạng mục chưa xét, 1 hạng mục chưa đạt')
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/handover-edit/7')
})

test('of a handover that has all of it nothing is said', async () => {
  const getOne = answering(complete)
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => <ForetellHandover records={[{ id: '7', version: 1 }]} tools={tools} />}
    </WithTools>,
    { verbs: { getOne } },
  )
  await expect.poll(() => getOne.mock.calls.length).toBe(1)
  expect(screen.getByRole('status').elements()).toEqual([])
})
