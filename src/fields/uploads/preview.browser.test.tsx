import { expect, test } from 'vitest'
import { vehicle } from '#entities/parking/vehicle.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { labels } from '#entities/labels.ts'
import { locales } from '#src/locales/index.ts'
import { Downloads } from './upload-details.tsx'

const [picture, paper] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
] as const
const { documents } = labels.vehicle.vi.fields
const toOpen = (file: string) => locales.fields.vi.open_file.replace('{{file}}', file)

test('papers of a vehicle: a picture is shown as one, a PDF is there to be opened', async () => {
  const { getByRole } = await renderInConsole(
    <WithTools>
      {(tools) => (
        <Downloads
          entityName={vehicle.name}
          name="documents"
          field={vehicle.fields.documents}
          value={[picture, paper]}
          tools={tools}
        />
      )}
    </WithTools>,
    {
      replies: {
        [`GET /v1/manage/storage/media/${picture}`]: () => new Blob(['x'], { type: 'image/png' }),
        [`GET /v1/manage/storage/media/${paper}`]: () => new Blob(['x'], { type: 'application/pdf' }),
      },
    },
  )
  await expect.element(getByRole('img', { name: `${documents} 1` })).toBeInTheDocument()
  await expect.element(getByRole('button', { name: toOpen(`${documents} 2`) })).toBeVisible()
  expect(getByRole('button', { name: toOpen(`${documents} 1`) }).elements()).toEqual([])
})
