import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { AnyEntity } from '#core/entity.ts'
import { indexedFee } from '#entities/fees/indexed-fee.ts'
import { waterReading } from '#entities/metering/water-reading.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { ChooseFile } from './choose-file.tsx'
import { words as said } from './locale.ts'

const words = said.vi

async function open(entity: AnyEntity, type: string) {
  const sent: unknown[] = []
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => <ChooseFile entity={entity} tools={tools} onBatch={() => undefined} />}
    </WithTools>,
    {
      replies: {
        [`POST /v1/manage/imports/${type}`]: (_params: unknown, body: unknown) => {
          sent.push(body instanceof FormData ? body.get('update_known') : undefined)
          return { data: { id: '1' } }
        },
      },
    },
  )
  const send = () =>
    userEvent.upload(
      screen.container.querySelector('input[type=file]')!,
      new File(['meter_id,month\n'], 'chi-so.csv', { type: 'text/csv' }),
    )
  return { screen, sent, send }
}

test('a file of readings updates known ones only where one says so', async () => {
  const { screen, sent, send } = await open(waterReading, 'water')
  await send()
  await expect.poll(() => sent).toEqual([null])
  await screen.getByRole('checkbox', { name: words.update_known }).click()
  await send()
  await expect.poll(() => sent).toEqual([null, '1'])
})

test('a type that is taken once only offers no update', async () => {
  const { screen } = await open(indexedFee, 'indexed-fee')
  await expect.element(screen.getByText(words.drop)).toBeVisible()
  expect(screen.getByRole('checkbox').elements()).toEqual([])
})
