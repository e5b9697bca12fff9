import { expect, test } from 'vitest'
import { timeUnits } from '#domain/constants.ts'
import { answering } from '#tests/support/components/provider.ts'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { holdRecords } from './hold-records.ts'
import { queryClient } from './query-client.ts'
import { useOne } from './use-one.ts'

function Title({ resource }: { readonly resource: string }) {
  return <p>{useOne<{ id: string; name?: string }>({ resource, id: '7' }).record?.name}</p>
}

test('records of an entity that is held stay in memory after their page, others soon go', async () => {
  holdRecords('equipment')
  const verbs = { getOne: answering({ id: '7', name: 'Thang 1' }) }
  const { getByText } = await renderInConsole(
    <>
      <Title resource="equipment" />
      <Title resource="block" />
    </>,
    { verbs },
  )
  await expect.element(getByText('Thang 1').nth(1)).toBeVisible()
  const heldOf = (resource: string) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: ['data', 'default', resource, 'one', '7'] })
      .map((query) => query.gcTime)
  expect(heldOf('equipment')).toEqual([12 * timeUnits.hour * 1000])
  expect(heldOf('block')).toEqual([5 * timeUnits.minute * 1000])
})
